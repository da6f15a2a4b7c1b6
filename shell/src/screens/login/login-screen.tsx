import { isEmail } from '@canchero/shared-contracts/core';
import { useLocation, useNavigate } from '@canchero/shared-contracts/router';
import { Checkbox, Field } from '@canchero/shared-contracts/ui-forms';
import { useState } from 'react';
import { AccountForm } from '../../account/account-form';
import { EmailField } from '../../account/email-field';
import { FootLink } from '../../account/foot-link';
import { PasswordInput } from '../../account/password-input';
import { passwordProblem } from '../../account/password-problem';
import { useSubmit } from '../../account/use-submit';
import { pathAfterSignIn } from '../../chrome/caller-home';
import { useText } from '../../i18n/text';
import { signIn } from '../../session/session-actions';
import { hasLapsed } from '../../session/session-store';
import { readEntry, writeEntry } from '../../storage/entries';

export function LoginScreen() {
  const text = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const [email, setEmail] = useState(() => readEntry<string>('rememberedEmail') ?? '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(() => readEntry<boolean>('rememberMe') ?? false);
  const [checked, setChecked] = useState(false);
  // whoever was typing saw the form go, and was not asked before
  const lapsed = hasLapsed();
  const emailMissing = checked && !isEmail(email);
  const problem = checked && passwordProblem(password);
  const { busy, error, submit } = useSubmit(async () => {
    setChecked(true);
    if (!isEmail(email) || passwordProblem(password)) return;
    await signIn(email.trim(), password);
    writeEntry('rememberMe', remember || null);
    writeEntry('rememberedEmail', remember ? email.trim() : null);
    navigate(await pathAfterSignIn(location.state), { replace: true });
  });
  return (
    <AccountForm
      title={text(lapsed ? 'login.ended' : 'login.title')}
      lead={text(lapsed ? 'login.endedLead' : 'login.lead')}
      error={error}
      submit={text('auth.signIn')}
      busy={busy}
      onSubmit={submit}
      foot={
        <FootLink lead={text('login.noAccount')} to="/register" label={text('login.create')} state={location.state} />
      }
    >
      <EmailField value={email} onChange={setEmail} {...(emailMissing && { message: text('auth.emailInvalid') })} />
      <Field
        label={text('auth.password')}
        required
        {...(problem && { validationMessage: text(problem), validationState: 'error' })}
      >
        <PasswordInput value={password} onChange={setPassword} autoComplete="current-password" />
      </Field>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Checkbox
          label={text('login.remember')}
          checked={remember}
          onChange={(_, data) => setRemember(data.checked === true)}
        />
        <FootLink to="/forgot-password" label={text('login.forgot')} />
      </div>
    </AccountForm>
  );
}
