import { accountEndpoints, isStrongPassword } from '@canchero/shared-contracts/auth';
import { useNavigate, useSearchParams } from '@canchero/shared-contracts/router';
import { useState } from 'react';
import { AccountForm } from '../../account/account-form';
import { FootLink } from '../../account/foot-link';
import { NewPasswordField } from '../../account/new-password-field';
import { useSubmit } from '../../account/use-submit';
import { useText } from '../../i18n/text';
import { showToast } from '../../parts/toast-queue';
import { call } from '../../session/session-call';

/** Sets a new password. The mailed link leads here, with its token in the query. */
export function ResetPasswordScreen() {
  const text = useText();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    setChecked(true);
    if (!isStrongPassword(password)) return;
    await call(accountEndpoints.resetPassword, { body: { token, new_password: password } });
    showToast({ intent: 'success', body: text('reset.done') });
    navigate('/login', { replace: true });
  });
  const again = <FootLink to="/forgot-password" label={text('reset.again')} />;
  if (!token) return <AccountForm title={text('auth.reset')} error={text('error.invalid_token')} foot={again} />;
  return (
    <AccountForm
      title={text('auth.reset')}
      lead={text('reset.lead')}
      error={error}
      submit={text('reset.save')}
      busy={busy}
      onSubmit={submit}
      foot={again}
    >
      <NewPasswordField
        value={password}
        onChange={setPassword}
        {...(checked && !isStrongPassword(password) && { message: text('error.weak_password') })}
      />
    </AccountForm>
  );
}
