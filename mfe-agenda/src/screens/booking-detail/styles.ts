import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

const PRINT = '@media print';

export const useDetailStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '640px', margin: '0 auto' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', [PRINT]: { display: 'none' } },
  back: { marginRight: 'auto', color: tokens.colorBrandForegroundLink },
  slip: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    padding: '24px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflowWrap: 'anywhere',
    '@media (max-width: 600px)': { padding: '16px' },
  },
  head: { display: 'flex', alignItems: 'center', gap: '16px' },
  names: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  title: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 40%), 1fr))',
    gap: '16px',
    margin: 0,
  },
  name: {
    margin: '0 0 4px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  value: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, whiteSpace: 'pre-line' },
  players: { margin: 0, padding: 0, listStyleType: 'none' },
  player: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
  },
  phone: {
    color: tokens.colorBrandForegroundLink,
    [PRINT]: { color: tokens.colorNeutralForeground2, textDecorationLine: 'none' },
  },
  sums: { display: 'flex', flexDirection: 'column', gap: '4px', margin: 0 },
  sum: { display: 'flex', justifyContent: 'space-between' },
  amount: { margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
});
