import { useStore } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { clubs } from '../clubs/club-store';
import { useText } from '../i18n/text';
import { ChevronRightIcon } from '../parts/icons';
import { permissions } from '../permissions/permission-store';
import { breadcrumbs } from './breadcrumb-store';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: tokens.colorNeutralForeground3,
  },
  entry: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  /**
   * Entries before the last: cut before it where room is short, and a phone has none for them. Of what is lacking the last
   * one gives nothing, not even the part of a pixel that would cost it its last letters.
   */
  early: { flexShrink: 99999, '@media (max-width: 640px)': { display: 'none' } },
  label: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'inherit',
    textDecorationLine: 'none',
  },
  link: { ':hover': { textDecorationLine: 'underline' } },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  chevron: { flexShrink: 0 },
});

/**
 * Shows the club and the place in it. The club links to the choice of another for users who may choose.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Breadcrumbs({ title }: { title: string }) {
  const text = useText();
  const styles = useStyles();
  const club = useStore(clubs, (s) => s.selected?.name);
  const mayChoose = useStore(permissions, (s) => s.permissions.club_selection === true);
  const { entries } = useStore(breadcrumbs);
  const own = entries.length > 0 ? entries : [{ label: title }];
  const all = club ? [{ label: club, ...(mayChoose && { path: '/select-club' }) }, ...own] : own;
  return (
    <nav aria-label={text('nav.breadcrumbs')} style={{ minWidth: 0 }}>
      <ol className={styles.list}>
        {all.map(({ label, path }, index) => {
          const last = index === all.length - 1;
          return (
            <li key={`${path ?? ''}${label}`} className={mergeClasses(styles.entry, !last && styles.early)}>
              {last || !path ? (
                <span
                  className={mergeClasses(styles.label, last && styles.current)}
                  {...(last && { 'aria-current': 'page' })}
                >
                  {label}
                </span>
              ) : (
                <Link to={path} className={mergeClasses(styles.label, styles.link)}>
                  {label}
                </Link>
              )}
              {!last && <ChevronRightIcon className={styles.chevron} aria-hidden />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
