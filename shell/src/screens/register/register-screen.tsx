import { accountEndpoints, authErrors } from '@canchero/shared-contracts/auth';
import { isEmail, isError } from '@canchero/shared-contracts/core';
import { useLocation, useNavigate } from '@canchero/shared-contracts/router';
import { useState } from 'react';
import { AccountForm } from '../../account/account-form';
import { EmailField } from '../../account/email-field';
import { FootLink } from '../../account/foot-link';
import { NameField } from '../../account/name-field';
import { NewPasswordField } from '../../account/new-password-field';
import { newPasswordProblem } from '../../account/password-problem';
import { useSubmit } from '../../account/use-submit';
import { pathAfterSignIn } from '../../chrome/caller-home';
import { preferences } from '../../i18n/preferences';
import { useText } from '../../i18n/text';
import { signIn } from '../../session/session-actions';
import { call } from '../../session/session-call';

/** Creates an account and signs in with it. The guard then asks to verify the address. */
export function RegisterScreen() {
  const text = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, cause, submit } = useSubmit(async () => {
    setChecked(true);
    if (!name.trim() || !isEmail(email) || newPasswordProblem(password)) return;
    const { language } = preferences.getState();
    await call(accountEndpoints.register, { body: { name: name.trim(), email: email.trim(), password, language } });
    await signIn(email.trim(), password);
    navigate(await pathAfterSignIn(location.state), { replace: true });
  });
  const taken = isError(cause, authErrors.email_taken);
  const common = isError(cause, authErrors.weak_password);
  const emailProblem = checked && !isEmail(email) ? text('auth.emailInvalid') : taken ? error : null;
  const problem = newPasswordProblem(password);
  const passwordMessage = checked && problem ? text(problem) : common ? error : null;
  return (
    <AccountForm
      title={text('register.title')}
      lead={text('register.lead')}
      error={taken || common ? null : error}
      submit={text('auth.register')}
      busy={busy}
      onSubmit={submit}
      foot={
        <FootLink lead={text('register.haveAccount')} to="/login" label={text('auth.signIn')} state={location.state} />
      }
    >
      <NameField value={name} onChange={setName} checked={checked} />
      <EmailField value={email} onChange={setEmail} {...(emailProblem && { message: emailProblem })} />
      <NewPasswordField
        value={password}
        onChange={setPassword}
        {...(passwordMessage && { message: passwordMessage })}
      />
    </AccountForm>
  );
}
