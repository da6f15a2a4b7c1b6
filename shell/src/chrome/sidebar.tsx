import { useStore } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button, Caption1, makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useEffect, useId } from 'react';
import { clubs } from '../clubs/club-store';
import { prefetchMenu } from '../federation/prefetch';
import { preferences } from '../i18n/preferences';
import { useText } from '../i18n/text';
import { Brand } from '../parts/brand';
import { ColorModeToggle } from '../parts/color-mode-toggle';
import { CollapseIcon, ExpandIcon } from '../parts/icons';
import { LanguageSelector } from '../parts/language-selector';
import { useMenuPermissions } from '../permissions/menu-permissions';
import { publicSession } from '../session/session-store';
import { ClubClock } from './club-clock';
import { useMenuEntries } from './menu-entries';
import { type NavGroup, type SidebarEntry, sidebarGroups } from './sidebar-entries';
import { SidebarLink } from './sidebar-link';

const useStyles = makeStyles({
  sidebar: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '280px',
    height: '100%',
    padding: '0 12px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  narrow: { width: '80px' },
  head: { display: 'flex', alignItems: 'center', height: '64px', padding: '0 8px', textDecorationLine: 'none' },
  centered: { justifyContent: 'center', padding: 0 },
  nav: { flexGrow: 1, overflowY: 'auto', overflowX: 'hidden', paddingBottom: '16px' },
  groupTitle: {
    display: 'block',
    padding: '16px 12px 6px',
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightSemibold,
  },
  rule: { margin: '10px 12px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  list: { listStyle: 'none', margin: 0, padding: 0 },
  club: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    minHeight: '52px',
    padding: '0 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  clubName: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 },
  clock: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  collapsed: boolean;
  /** Narrows or widens the menu. Absent in the drawer, which has no narrow form. */
  onToggle?: () => void;
}

/** Draws the main menu: 280 px wide, or 80 px with icons alone. */
export function Sidebar({ collapsed, onToggle }: Props) {
  const text = useText();
  const styles = useStyles();
  const language = useStore(preferences, (s) => s.language);
  const { user } = useStore(publicSession);
  const held = useMenuPermissions();
  const groups = sidebarGroups(useMenuEntries(), held, user, language);
  const paths = groups.flatMap(({ entries }) => entries.map(({ path }) => path)).join(' ');
  useEffect(() => void prefetchMenu(paths.split(' ')), [paths]);
  return (
    <div className={mergeClasses(styles.sidebar, collapsed && styles.narrow)}>
      <Link to="/" className={mergeClasses(styles.head, collapsed && styles.centered)} aria-label="Canchero">
        <Brand compact={collapsed} />
      </Link>
      <nav className={styles.nav} aria-label={text('nav.label')}>
        {groups.map(({ group, entries }, index) => (
          <Group key={group} group={group} entries={entries} collapsed={collapsed} first={index === 0} />
        ))}
      </nav>
      <ClubFoot collapsed={collapsed} onToggle={onToggle} />
    </div>
  );
}

function Group(props: { group: NavGroup; entries: SidebarEntry[]; collapsed: boolean; first: boolean }) {
  const text = useText();
  const styles = useStyles();
  const id = useId();
  return (
    <>
      {props.collapsed ? (
        !props.first && <div className={styles.rule} />
      ) : (
        <Caption1 id={id} className={styles.groupTitle}>
          {text(`nav.group.${props.group}`)}
        </Caption1>
      )}
      <ul
        className={styles.list}
        {...(props.collapsed ? { 'aria-label': text(`nav.group.${props.group}`) } : { 'aria-labelledby': id })}
      >
        {props.entries.map((entry) => (
          <li key={entry.path}>
            <SidebarLink {...entry} collapsed={props.collapsed} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ClubFoot(props: { collapsed: boolean; onToggle: (() => void) | undefined }) {
  const text = useText();
  const styles = useStyles();
  const club = useStore(clubs, (s) => s.selected);
  const toggleLabel = text(props.collapsed ? 'nav.expand' : 'nav.collapse');
  return (
    <>
      {club && (
        <div className={mergeClasses(styles.club, props.collapsed && styles.centered)}>
          {!props.collapsed && (
            <span className={styles.clubName} title={club.name}>
              {club.name}
            </span>
          )}
          <span className={styles.clock}>
            <ClubClock club={club} />
          </span>
        </div>
      )}
      {!props.onToggle && (
        <div className={styles.club}>
          <LanguageSelector look="footer" />
          <ColorModeToggle />
        </div>
      )}
      {props.onToggle && (
        <div className={mergeClasses(styles.club, styles.centered)}>
          <Button
            appearance="subtle"
            icon={props.collapsed ? <ExpandIcon /> : <CollapseIcon />}
            aria-label={toggleLabel}
            title={toggleLabel}
            onClick={props.onToggle}
          />
        </div>
      )}
    </>
  );
}
