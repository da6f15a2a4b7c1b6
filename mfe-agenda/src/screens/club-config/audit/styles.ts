import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

const CARDS = '@container (max-width: 760px)';

export const useAuditStyles = makeStyles({
  place: { containerType: 'inline-size' },
  table: { width: '100%', borderCollapse: 'collapse', [CARDS]: { display: 'block' } },
  thead: { [CARDS]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
  tbody: { [CARDS]: { display: 'block' } },
  th: {
    padding: '8px 12px',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    boxShadow: `inset 0 -1px ${tokens.colorNeutralStroke1}`,
    ':first-child': { paddingLeft: 0 },
  },
  row: {
    [CARDS]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 12px',
      padding: '12px 0',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  td: {
    padding: '8px 12px',
    verticalAlign: 'top',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    ':first-child': { paddingLeft: 0 },
    [CARDS]: { padding: 0, borderBottomStyle: 'none', ':empty': { display: 'none' } },
  },
  when: {
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    [CARDS]: { gridRow: 1, gridColumn: 2, fontSize: tokens.fontSizeBase200 },
  },
  who: { [CARDS]: { gridRow: 2, gridColumn: '1 / span 2' } },
  what: { fontWeight: tokens.fontWeightSemibold, [CARDS]: { gridRow: 1, gridColumn: 1 } },
  object: { [CARDS]: { gridColumn: '1 / span 2' } },
  details: { color: tokens.colorNeutralForeground2, [CARDS]: { gridColumn: '1 / span 2' } },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  link: { color: tokens.colorBrandForegroundLink },
});
