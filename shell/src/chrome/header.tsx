import { useStore } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { clubs } from '../clubs/club-store';
import { useLinkTo } from '../federation/reachable';
import { useText } from '../i18n/text';
import { NotificationBell } from '../notifications/notification-bell';
import { ColorModeToggle } from '../parts/color-mode-toggle';
import { Initials } from '../parts/initials';
import { LanguageSelector } from '../parts/language-selector';
import { onDemandMenu } from '../parts/on-demand-menu';
import { PlanBadge } from '../plans/plan-badge';
import { publicSession } from '../session/session-store';
import { Breadcrumbs } from './breadcrumbs';
import { ConnectionDot } from './connection-dot';
import { HelpShortcut } from './help/help-shortcut';
import { PaletteButton } from './palette/palette-button';

const UserMenu = onDemandMenu(() => import(/* webpackChunkName: "menus" */ './user-menu').then((m) => m.UserMenu));

const useStyles = makeStyles({
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    flexShrink: 0,
    height: '56px',
    padding: '0 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 640px)': { padding: '0 8px', '--touch-width': '32px' },
    '@media print': { display: 'none' },
  },
  place: { flexGrow: 1, minWidth: 0, paddingLeft: '4px' },
  plan: { display: 'none', marginLeft: '8px', '@media (min-width: 1240px)': { display: 'inline-flex' } },
  // on a phone the title needs the room, and the menu has both
  looks: { display: 'flex', gap: '4px', '@media (max-width: 480px)': { display: 'none' } },
  user: { flexShrink: 0, minWidth: 'auto', padding: '4px' },
});

/** Draws the line above a screen. `menu`: button that opens the drawer on small screens. */
export function Header({ title, menu }: { title: string; menu: ReactNode }) {
  const text = useText();
  const styles = useStyles();
  const name = useStore(publicSession, (s) => s.user?.name ?? '');
  const hasClub = useStore(clubs, (s) => s.selectedId !== null);
  const plan = useStore(clubs, (s) => s.selected?.plan);
  const own = useLinkTo('upgrade');
  return (
    <header className={styles.header}>
      {menu}
      <div className={styles.place}>
        <Breadcrumbs title={title} />
      </div>
      <PaletteButton />
      {plan && (
        <span className={styles.plan}>
          {own === null ? (
            <PlanBadge plan={plan} />
          ) : (
            <Link to={own}>
              <PlanBadge plan={plan} />
            </Link>
          )}
        </span>
      )}
      {hasClub && <ConnectionDot />}
      <span className={styles.looks}>
        <LanguageSelector look="header" />
        <ColorModeToggle />
      </span>
      {hasClub && <NotificationBell />}
      <UserMenu
        trigger={
          <Button
            appearance="subtle"
            className={styles.user}
            icon={<Initials name={name} size={28} />}
            aria-label={text('nav.user', { name })}
          />
        }
      />
      <HelpShortcut />
    </header>
  );
}
