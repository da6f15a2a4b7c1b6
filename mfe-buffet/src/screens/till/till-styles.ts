import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

export const useTillStyles = makeStyles({
  counter: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    gridTemplateRows: 'minmax(0, 1fr)',
    gap: '16px',
    minHeight: 0,
    '@media (max-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: '12px' },
    '@media (max-width: 700px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      gap: '8px',
    },
  },
  goods: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0, minHeight: 0 },
  // a change in one column does not lay out the other
  tiles: { flex: '1 1 0', minHeight: 0, contain: 'strict', padding: '2px 2px 8px', overflowY: 'auto' },
  ticket: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    minHeight: 0,
    contain: 'strict',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
});
