import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

const useStyles = makeStyles({
  brand: { display: 'inline-flex', alignItems: 'center', gap: '10px', color: tokens.colorNeutralForeground1 },
  name: { fontSize: '18px', lineHeight: '24px', fontWeight: 700, letterSpacing: '-0.02em' },
});

/** A court from above with the ball in play. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flexShrink: 0 }}>
      <rect width="32" height="32" rx="8" fill={tokens.colorBrandBackground} />
      <path
        d="M7 8h18v16H7zM16 8v16M7 16h18"
        fill="none"
        stroke={tokens.colorNeutralForegroundOnBrand}
        strokeWidth="1.8"
      />
      <circle cx="21" cy="12" r="2.6" fill={tokens.colorPaletteYellowBackground3} />
    </svg>
  );
}

export function Brand({ compact = false, size }: { compact?: boolean; size?: number }) {
  const styles = useStyles();
  return (
    <span className={styles.brand}>
      <BrandMark {...(size && { size })} />
      {compact ? null : <span className={styles.name}>Canchero</span>}
    </span>
  );
}
