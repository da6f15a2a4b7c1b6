import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { CARDS_WIDE } from '@canchero/shared-contracts/ui-table';

const nowrap = { whiteSpace: 'nowrap' } as const;

/** Column widths, and the position of each cell on a card. */
export const useTableStyles = makeStyles({
  cancelled: { color: tokens.colorNeutralForeground3 },
  who: { width: '40%', maxWidth: 0, [CARDS_WIDE]: { width: 'auto', maxWidth: 'none', minWidth: 0 } },
  clamp: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  date: { ...nowrap, [CARDS_WIDE]: { gridRow: 1, gridColumn: 1 } },
  time: { ...nowrap, [CARDS_WIDE]: { gridRow: 1, gridColumn: 2, textAlign: 'right' } },
  court: { ...nowrap, [CARDS_WIDE]: { gridRow: 3, gridColumn: 1 } },
  type: { ...nowrap, [CARDS_WIDE]: { gridRow: 4, gridColumn: 1, color: tokens.colorNeutralForeground2 } },
  state: {
    ...nowrap,
    [CARDS_WIDE]: { gridRow: 4, gridColumn: 2, textAlign: 'right', color: tokens.colorNeutralForeground2 },
  },
  price: { ...nowrap, [CARDS_WIDE]: { gridRow: 2, gridColumn: 2, fontWeight: tokens.fontWeightSemibold } },
  payment: { ...nowrap, [CARDS_WIDE]: { gridRow: 3, gridColumn: 2, textAlign: 'right' } },
});
