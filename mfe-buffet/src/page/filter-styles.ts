import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

const PHONE = '@media (max-width: 600px)';
/** Keeps a field as wide as its place, however long its options are. */
const SHRINKING = { minWidth: 0, '& > span': { width: '100%', minWidth: 0 } } as const;

/** Filter bar above a list. */
export const useFilterStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px' },
  search: { flex: '1 1 240px', maxWidth: '420px', ...SHRINKING, [PHONE]: { flexBasis: '100%' } },
  choice: { flex: '0 1 190px', ...SHRINKING, [PHONE]: { flex: '1 1 140px' } },
  day: { flex: '0 1 160px', ...SHRINKING, [PHONE]: { flex: '1 1 140px' } },
  count: {
    paddingBottom: '6px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});
