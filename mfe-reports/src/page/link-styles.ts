import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

/** Link within a table. */
export const useLinkStyles = makeStyles({
  link: {
    color: tokens.colorBrandForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '@media print': { color: 'inherit' },
  },
});
