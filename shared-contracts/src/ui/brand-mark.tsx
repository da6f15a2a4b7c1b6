import { tokens } from './tokens';

/** Canchero's mark: a court from above with the ball in play. The name appears beside it or in a label. */
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
