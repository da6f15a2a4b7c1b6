import { accountEndpoints, isEmailVerified } from '@canchero/shared-contracts/auth';
import { useStore } from '@canchero/shared-contracts/kit';
import { useNavigate } from '@canchero/shared-contracts/router';
import { Button } from '@canchero/shared-contracts/ui';
import { useEffect } from 'react';
import { AccountForm } from '../../account/account-form';
import { useSubmit } from '../../account/use-submit';
import { homeOfCaller } from '../../chrome/caller-home';
import { useText } from '../../i18n/text';
import { showErrorToast, showToast } from '../../parts/toast-queue';
import { refreshProfile, signOut } from '../../session/session-actions';
import { call } from '../../session/session-call';
import { publicSession } from '../../session/session-store';

/** Waits for the verification of the address: check again, send the mail again, or sign out. */
export function VerificationRequiredScreen() {
  const text = useText();
  const navigate = useNavigate();
  const { user } = useStore(publicSession);
  const email = user?.email ?? '';
  const verified = user !== null && isEmailVerified(user);
  useEffect(() => {
    if (verified) navigate(homeOfCaller(), { replace: true });
  }, [verified, navigate]);
  // the link opens in another tab: checks when the user comes back from there
  useEffect(() => {
    const lookQuietly = () => void refreshProfile().catch(() => {});
    window.addEventListener('focus', lookQuietly);
    return () => window.removeEventListener('focus', lookQuietly);
  }, []);
  const { busy, error, submit } = useSubmit(async () => {
    await call(accountEndpoints.resendVerification, { body: { email } });
    showToast({ intent: 'success', body: text('verify.resent', { email }) });
  });
  const lookAgain = async () => {
    try {
      await refreshProfile();
      const now = publicSession.getState().user;
      if (now && !isEmailVerified(now)) showToast({ intent: 'warning', body: text('verify.notYet', { email }) });
    } catch (cause) {
      showErrorToast(cause);
    }
  };
  return (
    <AccountForm
      title={text('verify.required')}
      lead={text('verify.requiredLead', { email })}
      error={error}
      submit={text('verify.resend')}
      busy={busy}
      onSubmit={submit}
      foot={
        <Button appearance="transparent" onClick={() => void signOut()}>
          {text('user.signOut')}
        </Button>
      }
    >
      <Button size="large" onClick={() => void lookAgain()}>
        {text('verify.lookAgain')}
      </Button>
    </AccountForm>
  );
}
