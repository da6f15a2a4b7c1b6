import { useStore } from '@canchero/shared-contracts/kit';
import { useNavigate } from '@canchero/shared-contracts/router';
import { canUpgrade, PLANS } from '@canchero/shared-contracts/subscription';
import { Caption1, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@canchero/shared-contracts/ui-overlay';
import { type ReactElement, useEffect, useState } from 'react';
import { clubs } from '../clubs/club-store';
import { useLinkTo } from '../federation/reachable';
import { useText } from '../i18n/text';
import { onDemandDialog } from '../parts/on-demand';
import type { OnDemandMenuProps } from '../parts/on-demand-menu';
import { PlanBadge } from '../plans/plan-badge';
import { useUpgradeLink } from '../plans/use-upgrade-link';
import { prepareSignOut, signOut } from '../session/session-actions';
import { publicSession } from '../session/session-store';

const HelpDialog = onDemandDialog(() =>
  import(/* webpackChunkName: "dialogs" */ './help/help-dialog').then((m) => m.HelpDialog),
);

const useStyles = makeStyles({
  who: { display: 'flex', flexDirection: 'column', padding: '8px 12px', maxWidth: '260px', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  plan: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px', padding: '8px 12px' },
});

/** Checks whether there is a plan above this one. */
const canGoUp = (plan: string) => PLANS.some((better) => canUpgrade(plan, better));

export function UserMenu({ trigger }: OnDemandMenuProps) {
  const text = useText();
  const navigate = useNavigate();
  // fetched while the menu is read
  useEffect(prepareSignOut, []);
  const [help, setHelp] = useState(false);
  return (
    <>
      <Menu defaultOpen>
        <MenuTrigger disableButtonEnhancement>{trigger as ReactElement<object>}</MenuTrigger>
        <MenuPopover style={{ minWidth: 240 }}>
          <Who />
          <MenuDivider />
          <MenuList>
            <Upgrade />
            <MenuItem onClick={() => navigate('/profile')}>{text('nav.profile')}</MenuItem>
            <MenuItem onClick={() => setHelp(true)}>{text('user.help')}</MenuItem>
            <MenuItem onClick={() => void signOut()}>{text('user.signOut')}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <HelpDialog open={help} onClose={() => setHelp(false)} />
    </>
  );
}

function Who() {
  const text = useText();
  const styles = useStyles();
  const { user } = useStore(publicSession);
  const plan = useStore(clubs, (s) => s.selected?.plan);
  return (
    <>
      <div className={styles.who}>
        <Text weight="semibold">{user?.name}</Text>
        <Caption1 className={styles.quiet}>{user?.email}</Caption1>
      </div>
      {plan && (
        <div className={styles.plan}>
          <Caption1 className={styles.quiet}>{text('user.plan')}</Caption1>
          <PlanBadge plan={plan} />
        </div>
      )}
    </>
  );
}

/** Leads to a better plan, if there is one, else to the plan's own screen. */
function Upgrade() {
  const text = useText();
  const navigate = useNavigate();
  const club = useStore(clubs, (s) => s.selected);
  const { href, external } = useUpgradeLink(text('upsell.message', { club: club?.name ?? '' }));
  const own = useLinkTo('upgrade');
  if (!club || !canGoUp(club.plan))
    return own === null ? null : <MenuItem onClick={() => navigate(own)}>{text('user.subscription')}</MenuItem>;
  const label = text('action.upgrade');
  if (!external) return <MenuItem onClick={() => navigate(href)}>{label}</MenuItem>;
  return (
    <MenuItemLink href={href} target="_blank" rel="noreferrer">
      {label}
    </MenuItemLink>
  );
}
