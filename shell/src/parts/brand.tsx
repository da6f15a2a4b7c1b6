import { BrandMark, makeStyles, tokens } from '@canchero/shared-contracts/ui';

const useStyles = makeStyles({
  brand: { display: 'inline-flex', alignItems: 'center', gap: '10px', color: tokens.colorNeutralForeground1 },
  name: { fontSize: '18px', lineHeight: '24px', fontWeight: 700, letterSpacing: '-0.02em' },
});

/** Draws the brand's mark, beside its name unless compact. */
export function Brand({ compact = false, size }: { compact?: boolean; size?: number }) {
  const styles = useStyles();
  return (
    <span className={styles.brand}>
      <BrandMark {...(size && { size })} />
      {compact ? null : <span className={styles.name}>Canchero</span>}
    </span>
  );
}
