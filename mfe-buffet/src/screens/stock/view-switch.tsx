import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, mergeClasses, TOUCH_HEIGHT, tokens } from '@canchero/shared-contracts/ui';
import { paths } from '../../paths';
import { useText } from '../../text';
import { VIEWS, type View } from './model/stock-view';

const useStyles = makeStyles({
  views: { display: 'flex', gap: '8px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  view: {
    display: 'inline-flex',
    alignItems: 'center',
    padding: '8px 12px',
    ...TOUCH_HEIGHT,
    marginBottom: '-1px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    borderBottom: '3px solid transparent',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderBottomColor: tokens.colorCompoundBrandStroke,
  },
});

/** Switch between levels, movements and count. */
export function ViewSwitch({ view }: { view: View }) {
  const text = useText();
  const styles = useStyles();
  return (
    <nav className={styles.views} aria-label={text('stock.views')}>
      {VIEWS.map((one) => (
        <Link
          key={one}
          to={one === 'levels' ? paths.stock : `${paths.stock}?view=${one}`}
          className={mergeClasses(styles.view, one === view && styles.current)}
          aria-current={one === view ? 'page' : undefined}
        >
          {text(`stock.view.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
