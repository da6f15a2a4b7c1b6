import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

/** A bar of conditions above a list. */
export const useFilterStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px' },
  search: { flex: '1 1 240px', maxWidth: '420px', minWidth: 0 },
  choice: { flex: '0 1 190px', minWidth: '132px', '& select': { minWidth: 0 } },
  day: { flex: '0 1 160px', minWidth: '132px' },
  count: {
    paddingBottom: '6px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});
