import { authErrors } from '@canchero/shared-contracts/auth';
import { isError } from '@canchero/shared-contracts/core';
import { useStore } from '@canchero/shared-contracts/kit';
import { type JoinedClub, memberEndpoints, memberErrors } from '@canchero/shared-contracts/member';
import { useLocation, useNavigate, useSearchParams } from '@canchero/shared-contracts/router';
import { Button } from '@canchero/shared-contracts/ui';
import { useState } from 'react';
import { AccountForm } from '../../account/account-form';
import { FootLink } from '../../account/foot-link';
import { INVITED } from '../../account/invited';
import { homeOfCaller } from '../../chrome/caller-home';
import { loadClubs, selectClub } from '../../clubs/club-actions';
import { useText } from '../../i18n/text';
import { permissionsSettled } from '../../permissions/permission-store';
import { authErrorText } from '../../session/auth-error-text';
import { call } from '../../session/session-call';
import { publicSession } from '../../session/session-store';

/** Accepts the invitation of a mailed link, once the person says so: mail programs open links by themselves. */
export function InvitationScreen() {
  const text = useText();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const { pathname, search } = useLocation();
  const choosing = `/reset-password?token=${encodeURIComponent(token)}`;
  const signedIn = useStore(publicSession, (s) => s.user !== null);
  const [joined, setJoined] = useState<JoinedClub | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const club = await call(memberEndpoints.accept, { body: { token } });
      if (signedIn) await loadClubs();
      setJoined(club);
    } catch (error) {
      if (isNew(error)) return navigate(choosing, { replace: true, state: INVITED });
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const goOn = async (clubId: string) => {
    if (!signedIn) return navigate('/login');
    // nothing is selected if another account than the invited one is signed in
    await selectClub(clubId);
    await permissionsSettled();
    navigate(homeOfCaller());
  };
  const onward = text(signedIn ? 'action.continue' : 'auth.signIn');
  if (joined)
    return (
      <AccountForm title={text('invitation.done')} lead={text('invitation.doneLead', { club: joined.club_name })}>
        <Button appearance="primary" size="large" onClick={() => void goOn(joined.club_id)}>
          {onward}
        </Button>
      </AccountForm>
    );
  const useless = token === '' || isError(failure, authErrors.invalid_token);
  if (useless) {
    const foot = <FootLink to={signedIn ? homeOfCaller() : '/login'} label={onward} />;
    return <AccountForm title={text('auth.invitation')} error={text('invitation.invalid')} foot={foot} />;
  }
  if (isError(failure, memberErrors.invitation_needs_password))
    return (
      <AccountForm
        title={text('auth.invitation')}
        lead={text('invitation.registered')}
        foot={<FootLink to={choosing} label={text('auth.reset')} />}
      >
        <Button
          appearance="primary"
          size="large"
          onClick={() => navigate('/login', { state: { from: pathname + search } })}
        >
          {text('auth.signIn')}
        </Button>
      </AccountForm>
    );
  return (
    <AccountForm
      title={text('auth.invitation')}
      lead={text('invitation.lead')}
      error={failure === null ? null : authErrorText(failure, text)}
      submit={text('invitation.accept')}
      busy={busy}
      onSubmit={() => void accept()}
    />
  );
}

/** Checks whether an account was made for the invitation, so that all that it needs is a password. */
const isNew = (error: unknown): boolean =>
  isError(error, memberErrors.invitation_needs_password) && error.params.registered === false;
