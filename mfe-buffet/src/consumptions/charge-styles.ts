import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

export const useChargeStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '8px' },
  lines: { maxHeight: '30vh', margin: 0, padding: 0, overflowY: 'auto', listStyleType: 'none' },
  line: { display: 'flex', justifyContent: 'space-between', gap: '16px', padding: '4px 0', overflowWrap: 'anywhere' },
  amount: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  total: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});
