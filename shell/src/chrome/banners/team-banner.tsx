import type { Club } from '@canchero/shared-contracts/club';
import { useFormatter } from '@canchero/shared-contracts/kit';
import { useText } from '../../i18n/text';
import { UpgradeButton } from '../../plans/upgrade-button';
import { useUpgradeLink } from '../../plans/use-upgrade-link';
import { serverNow } from '../../session/server-clock';
import { Banner } from './banner';

interface Props {
  club: Club;
  /** Instant from which the members beside the owner wait. */
  waitsFrom: string;
}

/** Warns owner and members that the plan no longer has a team, from when members wait, and how they can return. */
export function TeamBanner({ club, waitsFrom }: Props) {
  const text = useText();
  const format = useFormatter(club);
  const upgrade = useUpgradeLink(text('teamWaits.message', { club: club.name }));
  const isOwner = club.role === 'owner';
  const waits = Date.parse(waitsFrom) <= serverNow();
  const values = { club: club.name, when: format.dateTime(waitsFrom) };
  return (
    <Banner
      look="alarm"
      urgent={waits}
      title={text(waits ? 'teamWaits.now' : 'teamWaits.soon', values)}
      actions={
        isOwner && (
          <UpgradeButton link={upgrade} appearance="primary">
            {text('action.upgrade')}
          </UpgradeButton>
        )
      }
    >
      {text(isOwner ? 'teamWaits.owner' : 'teamWaits.member', values)}
    </Banner>
  );
}
