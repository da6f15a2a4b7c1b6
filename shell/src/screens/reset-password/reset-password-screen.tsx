import { accountEndpoints, authErrors } from '@canchero/shared-contracts/auth';
import { isError } from '@canchero/shared-contracts/core';
import { useLocation, useNavigate, useSearchParams } from '@canchero/shared-contracts/router';
import { useState } from 'react';
import { AccountForm } from '../../account/account-form';
import { FootLink } from '../../account/foot-link';
import { INVITED } from '../../account/invited';
import { NameField } from '../../account/name-field';
import { NewPasswordField } from '../../account/new-password-field';
import { newPasswordProblem } from '../../account/password-problem';
import { useSubmit } from '../../account/use-submit';
import { useText } from '../../i18n/text';
import { showToast } from '../../parts/toast-queue';
import { call } from '../../session/session-call';

/**
 * Sets a new password. The mailed link leads here, with its token in the query; an invitation brings its newcomers, whose
 * account has neither password nor name yet.
 */
export function ResetPasswordScreen() {
  const text = useText();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const isNewcomer = useLocation().state === INVITED;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, cause, submit } = useSubmit(async () => {
    setChecked(true);
    if (newPasswordProblem(password) || (isNewcomer && !name.trim())) return;
    const body = { token, new_password: password, ...(isNewcomer && { name: name.trim() }) };
    await call(accountEndpoints.resetPassword, { body });
    showToast({ intent: 'success', body: text(isNewcomer ? 'invitation.joined' : 'reset.done') });
    navigate('/login', { replace: true });
  });
  const common = isError(cause, authErrors.weak_password);
  const problem = newPasswordProblem(password);
  const message = checked && problem ? text(problem) : common ? error : null;
  const again = <FootLink to="/forgot-password" label={text('reset.again')} />;
  if (!token) return <AccountForm title={text('auth.reset')} error={text('error.invalid_token')} foot={again} />;
  return (
    <AccountForm
      title={text(isNewcomer ? 'register.title' : 'auth.reset')}
      lead={text(isNewcomer ? 'invitation.newcomer' : 'reset.lead')}
      error={common ? null : error}
      submit={text(isNewcomer ? 'auth.register' : 'reset.save')}
      busy={busy}
      onSubmit={submit}
      foot={
        isNewcomer ? <FootLink lead={text('register.haveAccount')} to="/login" label={text('auth.signIn')} /> : again
      }
    >
      {isNewcomer && <NameField value={name} onChange={setName} checked={checked} />}
      <NewPasswordField value={password} onChange={setPassword} {...(message && { message })} />
    </AccountForm>
  );
}
