import { makeStyles } from '@canchero/shared-contracts/ui';

export const useFormStyles = makeStyles({
  /** Two fields beside each other. */
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    alignItems: 'start',
    '& > div > span': { width: '100%', minWidth: 0 },
  },
  /** A field takes what its column gives it, however long its choices are. */
  field: { minWidth: 0, '& > span': { width: '100%', minWidth: 0 } },
});
