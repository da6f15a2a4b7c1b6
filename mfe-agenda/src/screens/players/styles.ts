import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { CARDS } from '@canchero/shared-contracts/ui-table';

export const useScreenStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: '16px', minHeight: '100%' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: '8px' },
  title: { margin: 0, flexGrow: 1 },
  more: { alignSelf: 'center' },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px' },
  search: { flex: '1 1 260px', maxWidth: '480px', minWidth: 0 },
  count: { color: tokens.colorNeutralForeground2, paddingBottom: '6px', fontVariantNumeric: 'tabular-nums' },
  lines: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

const BADGE = {
  flexShrink: 0,
  padding: '1px 8px',
  borderRadius: tokens.borderRadiusCircular,
  fontSize: tokens.fontSizeBase200,
};

/** Window with room for whole addresses of mail. */
const WIDE = '@media (min-width: 1200px)';

/** Column widths, in which an amount is never cut, and the position of each cell on a card. */
export const useTableStyles = makeStyles({
  /** A long name is truncated, the blocked badge is not. */
  who: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  linked: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  repeated: {
    ...BADGE,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
  },
  blocked: {
    ...BADGE,
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
  },
  name: { width: '22%', [CARDS]: { gridRow: 1, gridColumn: 1, width: 'auto' } },
  phone: { width: '18%', [CARDS]: { gridRow: 2, gridColumn: 1, width: 'auto' } },
  email: {
    width: '17%',
    [WIDE]: { width: '23%' },
    [CARDS]: { width: 'auto', gridRow: 3, gridColumn: 1, color: tokens.colorNeutralForeground2 },
  },
  category: { width: '10%', [CARDS]: { gridRow: 2, gridColumn: 2, width: 'auto', textAlign: 'right' } },
  owed: { width: '18%', [WIDE]: { width: '14%' }, [CARDS]: { gridRow: 1, gridColumn: 2, width: 'auto' } },
  credit: { width: '15%', [WIDE]: { width: '13%' }, [CARDS]: { gridRow: 3, gridColumn: 2, width: 'auto' } },
  contact: { display: 'flex', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' },
  /** Link above that of the row around it. */
  debt: {
    position: 'relative',
    zIndex: 1,
    color: 'inherit',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
  /** Name of an amount, shown on cards, which have no table head. */
  onCard: { display: 'none', [CARDS]: { display: 'inline', fontWeight: tokens.fontWeightRegular } },
  /** Dash of an empty cell, hidden on a card. */
  none: { color: tokens.colorNeutralForeground3, [CARDS]: { display: 'none' } },
});
