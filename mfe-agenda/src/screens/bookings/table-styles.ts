import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

const CARDS = '@container (max-width: 900px)';

/** A table where there is room for one; below, each line is a card of three rows. */
export const useTableStyles = makeStyles({
  /** What the breakpoint is measured by: the sidebar takes its part of the window. */
  place: { containerType: 'inline-size' },
  table: { width: '100%', borderCollapse: 'collapse', [CARDS]: { display: 'block' } },
  body: { [CARDS]: { display: 'block' } },
  busy: { opacity: 0.6 },
  head: {
    [CARDS]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  th: {
    position: 'sticky',
    top: '-16px',
    zIndex: 1,
    padding: '8px 12px',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 0 -1px ${tokens.colorNeutralStroke1}`,
  },
  row: {
    position: 'relative',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [CARDS]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '2px 12px',
      padding: '12px 4px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  cancelled: { color: tokens.colorNeutralForeground3 },
  td: {
    padding: '10px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    [CARDS]: { padding: 0, borderBottomStyle: 'none' },
  },
  number: { textAlign: 'right' },
  /** The whole line leads where its link does. */
  link: {
    color: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  who: { width: '40%', maxWidth: 0, whiteSpace: 'normal', [CARDS]: { width: 'auto', maxWidth: 'none', minWidth: 0 } },
  clamp: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  date: { [CARDS]: { gridRow: 1, gridColumn: 1 } },
  time: { [CARDS]: { gridRow: 1, gridColumn: 2, textAlign: 'right' } },
  court: { [CARDS]: { gridRow: 3, gridColumn: 1 } },
  type: { [CARDS]: { gridRow: 4, gridColumn: 1, color: tokens.colorNeutralForeground2 } },
  state: { [CARDS]: { gridRow: 4, gridColumn: 2, textAlign: 'right', color: tokens.colorNeutralForeground2 } },
  price: { [CARDS]: { gridRow: 2, gridColumn: 2, fontWeight: tokens.fontWeightSemibold } },
  payment: { [CARDS]: { gridRow: 3, gridColumn: 2, textAlign: 'right' } },
});
