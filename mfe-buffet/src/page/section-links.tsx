import { Link, useLocation } from '@canchero/shared-contracts/router';
import { makeStyles, mergeClasses, TOUCH_HEIGHT, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../text';
import type { Section } from './sections';

const useStyles = makeStyles({
  links: {
    display: 'flex',
    gap: '2px',
    padding: '2px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    padding: '5px 14px',
    ...TOUCH_HEIGHT,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: tokens.shadow2,
  },
});

export function SectionLinks({ sections }: { sections: readonly Section[] }) {
  const text = useText();
  const styles = useStyles();
  const { pathname } = useLocation();
  return (
    <nav className={styles.links} aria-label={text('section.label')}>
      {sections.map(({ path, label }) => (
        <Link
          key={path}
          to={path}
          className={mergeClasses(styles.link, path === pathname && styles.current)}
          aria-current={path === pathname ? 'page' : undefined}
        >
          {text(label)}
        </Link>
      ))}
    </nav>
  );
}
