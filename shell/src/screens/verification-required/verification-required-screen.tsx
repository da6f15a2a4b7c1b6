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

/** Interval at which the page looks whether the address was verified, perhaps on another device. */
const LOOK_MS = 5000;

/** Waits for the verification of the address: check again, send the mail again, correct the address, or sign out. */
export function VerificationRequiredScreen() {
  const text = useText();
  const navigate = useNavigate();
  const { user } = useStore(publicSession);
  const email = user?.email ?? '';
  const verified = user !== null && isEmailVerified(user);
  useEffect(() => {
    if (verified) navigate(homeOfCaller(), { replace: true });
  }, [verified, navigate]);
  // the link opens in another tab or on another device: the page goes on by itself
  useEffect(() => {
    const lookQuietly = () => void refreshProfile().catch(() => {});
    const timer = setInterval(() => !document.hidden && lookQuietly(), LOOK_MS);
    window.addEventListener('focus', lookQuietly);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', lookQuietly);
    };
  }, []);
  const {
    busy,
    error,
    submit: resend,
  } = useSubmit(async () => {
    await call(accountEndpoints.resendVerification, { body: { email } });
    showToast({ intent: 'success', body: text('verify.resent', { email }) });
  });
  // an address is what an account is known by: another one is another account
  const correct = async () => {
    await signOut();
    navigate('/register');
  };
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
      submit={text('verify.lookAgain')}
      onSubmit={() => void lookAgain()}
      foot={
        <>
          <Button appearance="transparent" onClick={() => void correct()}>
            {text('verify.correct')}
          </Button>
          <Button appearance="transparent" onClick={() => void signOut()}>
            {text('user.signOut')}
          </Button>
        </>
      }
    >
      <Button size="large" disabledFocusable={busy} onClick={resend}>
        {text('verify.resend')}
      </Button>
    </AccountForm>
  );
}
