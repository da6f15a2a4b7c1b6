import { useStore } from '@canchero/shared-contracts/kit';
import { useLocation } from '@canchero/shared-contracts/router';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { clubs } from '../clubs/club-store';
import { useText } from '../i18n/text';
import { firstScreenShown } from '../parts/first-screen';
import { MenuIcon } from '../parts/icons';
import { onDemand, onDemandDialog } from '../parts/on-demand';
import { usePreparedToaster } from '../parts/toasts';
import { useFocusOnNavigation } from '../parts/use-focus-on-navigation';
import { useScrollOnNavigation } from '../parts/use-scroll-on-navigation';
import { readEntry, writeEntry } from '../storage/entries';
import { BannerRoom } from './banners/banner-room';
import { Header } from './header';
import { Sidebar } from './sidebar';
import { SignInQuestion } from './sign-in-question';

const SidebarDrawer = onDemandDialog(() =>
  import(/* webpackChunkName: "menus" */ './sidebar-drawer').then((m) => m.SidebarDrawer),
);

const ClubBanners = onDemand(() => import('./banners/club-banners').then((m) => m.ClubBanners), {
  when: firstScreenShown,
  fallback: ({ club }) => <BannerRoom club={club} />,
});

/** Width below which the sidebar is a drawer. */
const NARROW = '@media (max-width: 960px)';

/** Paper shows the screen alone, at its full length. */
const PRINT = '@media print';

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    height: '100dvh',
    backgroundColor: tokens.colorNeutralBackground1,
    [PRINT]: { height: 'auto' },
  },
  sidebar: {
    flexShrink: 0,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    [NARROW]: { display: 'none' },
    [PRINT]: { display: 'none' },
  },
  burger: { display: 'none', [NARROW]: { display: 'inline-flex' } },
  column: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  main: {
    flexGrow: 1,
    boxSizing: 'border-box',
    minHeight: 0,
    padding: '16px 24px',
    // what is hidden from sight is placed in here, not in the page, which would scroll past its end
    position: 'relative',
    overflow: 'auto',
    outline: 'none',
    '@media (max-width: 640px)': { padding: '12px' },
    [PRINT]: { padding: 0, overflow: 'visible' },
  },
  skip: {
    position: 'absolute',
    left: '8px',
    top: '-60px',
    zIndex: 1000,
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':focus': { top: '8px' },
  },
});

/** Draws the frame around a screen: menu, header, banners. */
export function ShellFrame({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  const styles = useStyles();
  const [collapsed, setCollapsed] = useState(() => readEntry('sidebar') === 'collapsed');
  const [drawer, setDrawer] = useState(false);
  const { pathname, key } = useLocation();
  usePreparedToaster();
  const main = useFocusOnNavigation<HTMLElement>(pathname);
  useScrollOnNavigation(main);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the drawer, one to the same screen as well
  useEffect(() => setDrawer(false), [key]);
  const toggle = () => {
    setCollapsed(!collapsed);
    writeEntry('sidebar', collapsed ? 'expanded' : 'collapsed');
  };
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {text('nav.skip')}
      </a>
      <aside className={styles.sidebar}>
        <Sidebar collapsed={collapsed} onToggle={toggle} />
      </aside>
      <SidebarDrawer open={drawer} onClose={() => setDrawer(false)} />
      <div className={styles.column}>
        <Header
          title={title}
          menu={
            <Button
              appearance="subtle"
              className={styles.burger}
              icon={<MenuIcon />}
              aria-label={text('nav.open')}
              onClick={() => setDrawer(true)}
            />
          }
        />
        <Banners />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <SignInQuestion />
    </div>
  );
}

function Banners() {
  const club = useStore(clubs, (s) => s.selected);
  return club && <ClubBanners club={club} />;
}
