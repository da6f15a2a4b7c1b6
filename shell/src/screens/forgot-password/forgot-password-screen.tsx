import { accountEndpoints } from '@canchero/shared-contracts/auth';
import { isEmail } from '@canchero/shared-contracts/core';
import { useState } from 'react';
import { AccountForm } from '../../account/account-form';
import { EmailField } from '../../account/email-field';
import { FootLink } from '../../account/foot-link';
import { useSubmit } from '../../account/use-submit';
import { useText } from '../../i18n/text';
import { call } from '../../session/session-call';

/** Sends the mail to reset a password. The answer is the same whether the account exists or not. */
export function ForgotPasswordScreen() {
  const text = useText();
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    setChecked(true);
    if (!isEmail(email)) return;
    await call(accountEndpoints.requestPasswordReset, { body: { email: email.trim() } });
    setSent(true);
  });
  const back = <FootLink to="/login" label={text('auth.backToLogin')} />;
  if (sent) return <AccountForm title={text('forgot.sent')} lead={text('forgot.sentLead', { email })} foot={back} />;
  return (
    <AccountForm
      title={text('auth.forgot')}
      lead={text('forgot.lead')}
      error={error}
      submit={text('forgot.send')}
      busy={busy}
      onSubmit={submit}
      foot={back}
    >
      <EmailField
        value={email}
        onChange={setEmail}
        {...(checked && !isEmail(email) && { message: text('auth.emailInvalid') })}
      />
    </AccountForm>
  );
}
