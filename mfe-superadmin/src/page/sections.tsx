import { NavLink, useLocation } from '@canchero/shared-contracts/router';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../paths';
import { useText } from '../text';

const SECTIONS = [
  { path: paths.overview, label: 'section.overview' },
  { path: paths.clubs, label: 'section.clubs' },
  { path: paths.users, label: 'section.users' },
  { path: paths.subscriptions, label: 'section.subscriptions' },
  { path: paths.releases, label: 'section.releases' },
  { path: paths.revenue, label: 'section.revenue' },
  { path: paths.stats, label: 'section.stats' },
  { path: paths.settings, label: 'section.settings' },
  { path: paths.audit, label: 'section.audit' },
] as const;

const useStyles = makeStyles({
  sections: {
    display: 'flex',
    gap: '24px',
    overflowX: 'auto',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  section: {
    padding: '8px 0',
    borderBottom: '2px solid transparent',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  here: { borderBottomColor: tokens.colorBrandStroke1, color: tokens.colorNeutralForeground1 },
});

/** Draws links to the screens of the platform. */
export function Sections() {
  const text = useText();
  const styles = useStyles();
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // on a phone the tabs are wider than the page
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another tab
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={list} className={styles.sections} aria-label={text('section.label')}>
      {SECTIONS.map(({ path, label }) => (
        <NavLink
          key={path}
          to={path}
          end={path === paths.overview}
          className={({ isActive }) => mergeClasses(styles.section, isActive && styles.here)}
        >
          {text(label)}
        </NavLink>
      ))}
    </nav>
  );
}
