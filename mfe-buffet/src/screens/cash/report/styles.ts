import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

const cell = {
  padding: '8px 0 8px 8px',
  borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  fontWeight: tokens.fontWeightRegular,
  verticalAlign: 'top',
} as const;

export const useReportStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  th: {
    padding: '6px 0 6px 8px',
    textAlign: 'right',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  td: { ...cell, textAlign: 'right' },
  first: { ...cell, paddingLeft: 0, textAlign: 'left' },
  name: { paddingLeft: 0, textAlign: 'left' },
  total: { fontWeight: tokens.fontWeightSemibold },
});
