import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

const CARDS = '@container (max-width: 760px)';

export const useScreenStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: '16px', minHeight: '100%' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  title: { margin: 0, flexGrow: 1 },
  more: { alignSelf: 'center' },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px' },
  search: { flex: '1 1 260px', maxWidth: '480px', minWidth: 0 },
  count: { color: tokens.colorNeutralForeground2, paddingBottom: '6px', fontVariantNumeric: 'tabular-nums' },
  lines: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

/** A table where there is room for one; below, each line is a card. */
export const useTableStyles = makeStyles({
  place: { containerType: 'inline-size' },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', [CARDS]: { display: 'block' } },
  body: { [CARDS]: { display: 'block' } },
  busy: { opacity: 0.6 },
  head: {
    [CARDS]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  th: {
    padding: '8px 12px',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  row: {
    position: 'relative',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [CARDS]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 12px',
      padding: '12px 4px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  td: {
    padding: '10px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [CARDS]: { padding: 0, borderBottomStyle: 'none' },
  },
  /** The whole line opens what its link does. */
  link: {
    color: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  blocked: {
    marginLeft: '8px',
    padding: '1px 8px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
  },
  name: { width: '27%', [CARDS]: { gridRow: 1, gridColumn: 1, width: 'auto' } },
  phone: { width: '18%', fontVariantNumeric: 'tabular-nums', [CARDS]: { gridRow: 2, gridColumn: 1, width: 'auto' } },
  email: { [CARDS]: { gridRow: 3, gridColumn: '1 / -1', color: tokens.colorNeutralForeground2 } },
  category: { width: '11%', [CARDS]: { gridRow: 2, gridColumn: 2, width: 'auto', textAlign: 'right' } },
  credit: {
    width: '14%',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    [CARDS]: { gridRow: 1, gridColumn: 2, width: 'auto' },
  },
  none: { color: tokens.colorNeutralForeground3 },
  /** Nothing to say on a card. */
  noneOnCard: { [CARDS]: { display: 'none' } },
});
