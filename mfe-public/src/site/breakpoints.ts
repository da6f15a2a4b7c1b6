/** Widths at which the landing changes its layout, as media queries. */
export const PHONE = '@media (max-width: 639px)';
export const BELOW_DESKTOP = '@media (max-width: 1023px)';
export const DESKTOP = '@media (min-width: 1024px)';
export const STILL = '@media (prefers-reduced-motion: reduce)';
