import { BrandMark, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../text';

const useStyles = makeStyles({
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '12px',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.02em',
  },
});

/** Mark and name of the product. */
export function Brand() {
  const styles = useStyles();
  const text = useText();
  return (
    <span className={styles.brand}>
      <BrandMark />
      {text('landing.brand')}
    </span>
  );
}
