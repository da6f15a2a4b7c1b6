import { type Club, clubEndpoints, type Impersonation } from '@canchero/shared-contracts/club';
import { useFormatter } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import { useEffect } from 'react';
import { forgetSelection, loadClubs } from '../../clubs/club-actions';
import { useText } from '../../i18n/text';
import { navigate } from '../../navigation/navigate';
import { showErrorToast } from '../../parts/toast-queue';
import { serverNow } from '../../session/server-clock';
import { call } from '../../session/session-call';
import { Banner } from './banner';

/**
 * Tells a super admin on every page that they are in a club that is not theirs, why and until when, with a button to
 * leave.
 */
export function ImpersonationBanner({ club, impersonation }: { club: Club; impersonation: Impersonation }) {
  const text = useText();
  const format = useFormatter(club);
  const { reason, write, ends_at } = impersonation;
  useEffect(() => {
    const timer = setTimeout(goBack, Math.max(0, Date.parse(ends_at) - serverNow()));
    return () => clearTimeout(timer);
  }, [ends_at]);
  const leave = async () => {
    try {
      await call(clubEndpoints.endImpersonation, { params: { clubId: club.id } });
      goBack();
    } catch (error) {
      showErrorToast(error, text('visit.notLeft'));
    }
  };
  return (
    <Banner
      look="alarm"
      title={text(write ? 'visit.changing' : 'visit.looking', { club: club.name, until: format.time(ends_at) })}
      actions={<Button onClick={() => void leave()}>{text('visit.leave')}</Button>}
    >
      {text('visit.reason', { reason })}
    </Banner>
  );
}

/** Shows the clubs that are left. */
function goBack(): void {
  forgetSelection();
  void loadClubs();
  navigate('/select-club', { replace: true });
}
