import { accountEndpoints, authErrors } from '@canchero/shared-contracts/auth';
import { isError } from '@canchero/shared-contracts/core';
import { Button, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { Field } from '@canchero/shared-contracts/ui-forms';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { NewPasswordField } from '../../account/new-password-field';
import { PasswordInput } from '../../account/password-input';
import { newPasswordProblem, passwordProblem } from '../../account/password-problem';
import { useText } from '../../i18n/text';
import { showToast } from '../../parts/toast-queue';
import { authErrorText } from '../../session/auth-error-text';
import { call } from '../../session/session-call';
import { ProfileCard } from './profile-card';
import { SESSIONS_KEY } from './sessions-card';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  save: { alignSelf: 'flex-start' },
});

/** Changes the password, given the current one. Errors of the server show at the field that they are about. */
export function PasswordCard() {
  const text = useText();
  const styles = useStyles();
  const queries = useQueryClient();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setFailure(null);
    if (passwordProblem(current) || newPasswordProblem(next)) return;
    setBusy(true);
    try {
      await call(accountEndpoints.changePassword, { body: { current_password: current, new_password: next } });
      setCurrent('');
      setNext('');
      setChecked(false);
      showToast({ intent: 'success', body: text('profile.passwordChanged') });
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const said = failure ? authErrorText(failure, text) : null;
  const wrong = isError(failure, authErrors.wrong_password);
  const unfit = checked ? passwordProblem(current) : null;
  const unfitNext = checked ? newPasswordProblem(next) : null;
  const currentProblem = unfit ? text(unfit) : wrong ? said : null;
  const nextProblem = unfitNext ? text(unfitNext) : wrong ? null : said;
  return (
    <ProfileCard title={text('auth.password')}>
      <Text className={styles.quiet}>{text('profile.passwordLead')}</Text>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <Field
          label={text('profile.currentPassword')}
          required
          {...(currentProblem && { validationMessage: currentProblem, validationState: 'error' })}
        >
          <PasswordInput value={current} onChange={setCurrent} autoComplete="current-password" />
        </Field>
        <NewPasswordField
          label={text('profile.newPassword')}
          value={next}
          onChange={setNext}
          {...(nextProblem && { message: nextProblem })}
        />
        <Button type="submit" className={styles.save} disabled={busy}>
          {text('profile.changePassword')}
        </Button>
      </form>
    </ProfileCard>
  );
}
