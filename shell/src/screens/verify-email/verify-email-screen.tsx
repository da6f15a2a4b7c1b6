import { accountEndpoints } from '@canchero/shared-contracts/auth';
import { useStore } from '@canchero/shared-contracts/kit';
import { useNavigate, useSearchParams } from '@canchero/shared-contracts/router';
import { Button, Spinner } from '@canchero/shared-contracts/ui';
import { useEffect, useRef, useState } from 'react';
import { AccountForm } from '../../account/account-form';
import { FootLink } from '../../account/foot-link';
import { homeOfCaller } from '../../chrome/caller-home';
import { useText } from '../../i18n/text';
import { authErrorText } from '../../session/auth-error-text';
import { refreshProfile } from '../../session/session-actions';
import { call } from '../../session/session-call';
import { publicSession, session } from '../../session/session-store';

type State = { phase: 'checking' } | { phase: 'verified' } | { phase: 'failed'; error: unknown };

/** Verifies the address with the token of the mailed link, at once. */
export function VerifyEmailScreen() {
  const text = useText();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const signedIn = useStore(publicSession, (s) => s.user !== null);
  const [state, setState] = useState<State>({ phase: 'checking' });
  // the token is valid once, and an effect may run twice
  const spent = useRef('');
  useEffect(() => {
    if (spent.current === token) return;
    spent.current = token;
    verify(token).then(
      () => setState({ phase: 'verified' }),
      (error: unknown) => setState({ phase: 'failed', error }),
    );
  }, [token]);

  if (state.phase === 'checking' && token)
    return (
      <AccountForm title={text('auth.verify')}>
        <Spinner label={text('verify.checking')} />
      </AccountForm>
    );
  if (state.phase === 'verified')
    return (
      <AccountForm title={text('verify.done')} lead={text('verify.doneLead')}>
        <Button appearance="primary" size="large" onClick={() => navigate(signedIn ? homeOfCaller() : '/login')}>
          {text(signedIn ? 'action.continue' : 'auth.signIn')}
        </Button>
      </AccountForm>
    );
  const error = state.phase === 'failed' ? authErrorText(state.error, text) : text('error.invalid_token');
  return (
    <AccountForm
      title={text('auth.verify')}
      error={error}
      foot={<FootLink to={signedIn ? '/email-verification-required' : '/login'} label={text('verify.again')} />}
    />
  );
}

async function verify(token: string): Promise<void> {
  await call(accountEndpoints.verifyEmail, { body: { token } });
  if (session.getState().token !== null) await refreshProfile();
}
