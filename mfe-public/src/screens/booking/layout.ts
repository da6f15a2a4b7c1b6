/** Widths at which the page changes its layout, as media queries. */
export const WIDE = '@media (min-width: 960px)';
export const STILL = '@media (prefers-reduced-motion: reduce)';
