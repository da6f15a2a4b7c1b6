import { useNavigate } from '@canchero/shared-contracts/router';
import { Caption1, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { type ReactElement, useEffect } from 'react';
import { useStore } from 'zustand';
import { clubs } from '../clubs/club-store';
import { signOut } from '../session/session-actions';
import { publicSession } from '../session/session-store';
import { useText } from '../text';
import type { OnDemandMenuProps } from './on-demand-menu';
import { PlanBadge } from './plan-badge';

const useStyles = makeStyles({
  who: { display: 'flex', flexDirection: 'column', padding: '8px 12px', maxWidth: '260px', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  plan: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px', padding: '8px 12px' },
});

/** What a sign-out leads to comes while the menu is read: it must be there even if the server is gone by then. */
const prefetchSignedOut = () =>
  Promise.all([
    import('../account/account-frame'),
    import('../screens/login/login-screen'),
    import('./toasts/toaster'),
  ]).catch((error: unknown) => console.warn('not fetched ahead', error));

export function UserMenu({ trigger }: OnDemandMenuProps) {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  useEffect(() => void prefetchSignedOut(), []);
  const { user } = useStore(publicSession);
  const plan = useStore(clubs, (s) => s.selected?.plan);
  return (
    <Menu defaultOpen>
      <MenuTrigger disableButtonEnhancement>{trigger as ReactElement<object>}</MenuTrigger>
      <MenuPopover style={{ minWidth: 220 }}>
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
        <MenuDivider />
        <MenuList>
          <MenuItem onClick={() => navigate('/profile')}>{text('nav.profile')}</MenuItem>
          <MenuItem onClick={() => void signOut()}>{text('user.signOut')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
