import { MAX_USER_NAME, sessionEndpoints, type User } from '@canchero/shared-contracts/auth';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '../../account/use-submit';
import { useText } from '../../i18n/text';
import { showToast } from '../../parts/toast-queue';
import { updateUser } from '../../session/session-actions';
import { call } from '../../session/session-call';
import { ProfileCard } from './profile-card';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  save: { alignSelf: 'flex-start' },
});

/** Edits the user's name. The e-mail, with which they sign in, is fixed. */
export function DataCard({ user }: { user: User }) {
  const text = useText();
  const styles = useStyles();
  const [name, setName] = useState(user.name);
  const missing = name.trim() === '';
  const { busy, error, submit } = useSubmit(async () => {
    updateUser(await call(sessionEndpoints.changeProfile, { body: { name: name.trim() } }));
    showToast({ intent: 'success', body: text('profile.saved') });
  });
  const problem = missing ? text('auth.nameMissing') : error;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!missing) submit();
  };
  return (
    <ProfileCard title={text('profile.data')}>
      <form className={styles.form} onSubmit={send} noValidate>
        <Field
          label={text('auth.name')}
          required
          {...(problem && { validationMessage: problem, validationState: 'error' })}
        >
          <Input
            autoComplete="name"
            maxLength={MAX_USER_NAME}
            value={name}
            onChange={(_, data) => setName(data.value)}
          />
        </Field>
        <Field label={text('auth.email')}>
          <Input value={user.email} readOnly />
        </Field>
        <Button type="submit" className={styles.save} disabled={busy || missing || name.trim() === user.name}>
          {text('action.save')}
        </Button>
      </form>
    </ProfileCard>
  );
}
