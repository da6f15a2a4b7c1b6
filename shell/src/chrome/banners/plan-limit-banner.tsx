import type { Club } from '@canchero/shared-contracts/club';
import { useFormatter, useStore } from '@canchero/shared-contracts/kit';
import { useNavigate } from '@canchero/shared-contracts/router';
import type { CourtLimit } from '@canchero/shared-contracts/subscription';
import { Button } from '@canchero/shared-contracts/ui';
import { useState } from 'react';
import { useLinkTo } from '../../federation/reachable';
import { useText } from '../../i18n/text';
import { onDemandDialog } from '../../parts/on-demand';
import { showErrorToast, showToast } from '../../parts/toast-queue';
import { permissions } from '../../permissions/permission-store';
import { planName } from '../../plans/plan-badge';
import { UpgradeButton } from '../../plans/upgrade-button';
import { useUpgradeLink } from '../../plans/use-upgrade-link';
import { Banner } from './banner';

const KeepCourtsDialog = onDemandDialog(() =>
  import(/* webpackChunkName: "dialogs" */ './keep-courts-dialog').then((m) => m.KeepCourtsDialog),
);

interface Props {
  club: Club;
  limit: CourtLimit & { exceeded_since: string; blocked_at: string };
  /** Reads the limit again. */
  verify: () => Promise<CourtLimit>;
}

/** Warns that the club has more courts than its plan allows: how many, what happens when, and the ways out. */
export function PlanLimitBanner({ club, limit, verify }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const format = useFormatter(club);
  const [choosing, setChoosing] = useState(false);
  const [verifying, setVerifying] = useState(false);
  const configures = useStore(permissions, (s) => s.permissions.configuration === true);
  const courts = useLinkTo('plan-limit');
  const upgrade = useUpgradeLink(text('planLimit.message', { club: club.name, held: limit.held }));
  const surplus = limit.courts.filter((court) => court.surplus);
  const blocked = Date.parse(limit.blocked_at) <= Date.now();
  const values = {
    held: limit.held,
    max: limit.max,
    plan: planName(limit.plan),
    surplus: surplus.length,
    courts: surplus.map(({ name }) => name).join(', '),
    when: format.dateTime(limit.blocked_at),
  };
  const verifyNow = async () => {
    setVerifying(true);
    try {
      const { exceeded_since, held, max } = await verify();
      if (exceeded_since === null) showToast({ intent: 'success', body: text('planLimit.solved') });
      else showToast({ intent: 'warning', body: text('planLimit.still', { held, max }) });
    } catch (error) {
      showErrorToast(error);
    } finally {
      setVerifying(false);
    }
  };
  return (
    <Banner
      look="alarm"
      urgent
      title={text('planLimit.title')}
      actions={
        <>
          <Button size="small" disabled={verifying} onClick={() => void verifyNow()}>
            {text('planLimit.verify')}
          </Button>
          {configures && courts !== null && (
            <Button size="small" onClick={() => navigate(courts)}>
              {text('planLimit.delete')}
            </Button>
          )}
          {configures && (
            <Button size="small" onClick={() => setChoosing(true)}>
              {text('planLimit.choose')}
            </Button>
          )}
          <UpgradeButton link={upgrade} appearance="primary">
            {text('action.upgrade')}
          </UpgradeButton>
        </>
      }
    >
      {text('planLimit.counts', values)} {text(blocked ? 'planLimit.blocked' : 'planLimit.warning', values)}
      <KeepCourtsDialog open={choosing} clubId={club.id} limit={limit} onClose={() => setChoosing(false)} />
    </Banner>
  );
}
