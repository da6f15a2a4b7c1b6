import type { Club, ClubSuspension } from '@canchero/shared-contracts/club';
import { useFormatter } from '@canchero/shared-contracts/kit';
import { useText } from '../../i18n/text';
import { Banner } from './banner';

/** Says on every page why the platform suspended the club, and that nothing is lost. */
export function SuspensionBanner({ club, suspension }: { club: Club; suspension: ClubSuspension }) {
  const text = useText();
  const format = useFormatter(club);
  return (
    <Banner
      look="alarm"
      urgent
      title={text('suspended.title', { club: club.name, since: format.dateTime(suspension.began_at) })}
    >
      {text('suspended.reason', { reason: suspension.reason })}{' '}
      {text(club.role === 'owner' ? 'suspended.owner' : 'suspended.member')}
    </Banner>
  );
}
