import { NavLink } from '@canchero/shared-contracts/router';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { prefetchPage } from '../federation/prefetch';
import { namedIcon } from '../parts/icons';
import type { SidebarEntry } from './sidebar-entries';

const useStyles = makeStyles({
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '40px',
    marginBottom: '2px',
    padding: '0 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  active: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover, color: tokens.colorBrandForeground2 },
  },
  collapsed: { justifyContent: 'center', padding: 0 },
  icon: { display: 'flex', fontSize: '20px' },
});

export function SidebarLink({ path, label, icon, collapsed }: SidebarEntry & { collapsed: boolean }) {
  const styles = useStyles();
  const Icon = namedIcon(icon);
  return (
    <NavLink
      to={path}
      onPointerEnter={() => void prefetchPage(path)}
      onFocus={() => void prefetchPage(path)}
      className={({ isActive }) => mergeClasses(styles.link, isActive && styles.active, collapsed && styles.collapsed)}
      {...(collapsed && { 'aria-label': label, title: label })}
    >
      <span className={styles.icon}>
        <Icon />
      </span>
      {!collapsed && label}
    </NavLink>
  );
}
