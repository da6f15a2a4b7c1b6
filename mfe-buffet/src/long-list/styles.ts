import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

export const useListStyles = makeStyles({
  table: { display: 'block', minWidth: 0 },
  /** Above the rows; the place that scrolls has this much padding. */
  head: {
    display: 'block',
    position: 'sticky',
    top: '-16px',
    zIndex: 2,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  th: {
    padding: '8px 0',
    textAlign: 'left',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  row: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '16px',
    boxSizing: 'border-box',
    padding: '0 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  body: { display: 'block', position: 'relative' },
  busy: { opacity: 0.6 },
  line: {
    position: 'absolute',
    left: 0,
    right: 0,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  card: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignContent: 'center', rowGap: '2px', padding: '0 4px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  cell: {
    minWidth: 0,
    padding: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  end: { textAlign: 'right' },
});

/** Texts in the cells. */
export const useCellStyles = makeStyles({
  muted: { color: tokens.colorNeutralForeground2 },
  small: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
});
