import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';

const useStyles = makeStyles({
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.02em',
  },
  ground: { fill: tokens.colorBrandBackground },
  lines: { fill: 'none', stroke: tokens.colorNeutralForegroundOnBrand, strokeWidth: 1.75 },
});

/** The mark, a court seen from above, beside the name. */
export function Brand() {
  const styles = useStyles();
  const text = useText();
  return (
    <span className={styles.brand}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <rect width="30" height="30" rx="8" className={styles.ground} />
        <path d="M8.5 6.5h13v17h-13zM8.5 15h13M15 10.5v9M8.5 10.5h13M8.5 19.5h13" className={styles.lines} />
      </svg>
      {text('landing.brand')}
    </span>
  );
}
