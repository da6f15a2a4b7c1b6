import { makeStyles } from '@canchero/shared-contracts/ui';

export const useFormStyles = makeStyles({
  /** Two fields side by side. */
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    alignItems: 'start',
    '& > div > span': { width: '100%', minWidth: 0 },
  },
  /** Keeps a field as wide as its column, however long its options are. */
  field: { minWidth: 0, '& > span': { width: '100%', minWidth: 0 } },
});
