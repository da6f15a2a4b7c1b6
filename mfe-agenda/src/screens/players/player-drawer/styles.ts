import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

export const useDrawerStyles = makeStyles({
  form: { display: 'contents' },
  lines: { display: 'flex', flexDirection: 'column', gap: '16px' },
  sums: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  sumName: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  sum: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  entry: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '10px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  amount: { textAlign: 'right', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  came: { color: tokens.colorStatusSuccessForeground1 },
  detail: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  right: { textAlign: 'right' },
  link: { color: tokens.colorBrandForeground1 },
  more: { alignSelf: 'center' },
});
