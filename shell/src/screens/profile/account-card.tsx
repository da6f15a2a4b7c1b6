import { accountEndpoints, authErrors } from '@canchero/shared-contracts/auth';
import { isError } from '@canchero/shared-contracts/core';
import { saveFile } from '@canchero/shared-contracts/kit';
import { Button, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { Field } from '@canchero/shared-contracts/ui-forms';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PasswordInput } from '../../account/password-input';
import { useText } from '../../i18n/text';
import { showErrorToast } from '../../parts/toast-queue';
import { authErrorText } from '../../session/auth-error-text';
import { signOut } from '../../session/session-actions';
import { call } from '../../session/session-call';
import { ProfileCard } from './profile-card';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  confirm: { alignSelf: 'flex-start' },
});

async function download(): Promise<void> {
  const data = await call(accountEndpoints.accountData, {});
  const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile({ name: 'canchero.json', content });
}

/** Gives users all that is kept about their account, and deletes it if they confirm that by their password. */
export function AccountCard() {
  const text = useText();
  const styles = useStyles();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const file = useMutation({
    mutationFn: download,
    onError: (error) => showErrorToast(error, text('profile.downloadFailed')),
  });
  const deletion = useMutation({
    mutationFn: () => call(accountEndpoints.deleteAccount, { body: { password } }),
    onSuccess: () => signOut(),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (password) deletion.mutate();
  };
  const problem = deletion.error && refusalOf(deletion.error, text);
  return (
    <ProfileCard title={text('profile.account')}>
      <Text className={styles.quiet}>{text('profile.accountLead')}</Text>
      <div className={styles.actions}>
        <Button disabled={file.isPending} onClick={() => file.mutate()}>
          {text('profile.download')}
        </Button>
        {!asking && <Button onClick={() => setAsking(true)}>{text('profile.delete')}</Button>}
      </div>
      {asking && (
        <form className={styles.form} onSubmit={send} noValidate>
          <Text>{text('profile.deleteLead')}</Text>
          <Field
            label={text('auth.password')}
            required
            {...(problem && { validationMessage: problem, validationState: 'error' })}
          >
            <PasswordInput value={password} onChange={setPassword} autoComplete="current-password" />
          </Field>
          <Button type="submit" className={styles.confirm} disabled={!password || deletion.isPending}>
            {text('profile.deleteConfirm')}
          </Button>
        </form>
      )}
    </ProfileCard>
  );
}

/** Returns why an account is not deleted, and what has to be done first. */
function refusalOf(error: Error, text: ReturnType<typeof useText>): string {
  if (!isError(error, authErrors.account_in_use)) return authErrorText(error, text);
  const clubs = error.params.clubs as string[];
  return clubs.length > 0 ? text('profile.clubsFirst', { clubs: clubs.join(', ') }) : text('profile.planFirst');
}
