import type { Booking, EventType } from '@canchero/shared-contracts/booking';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';
import { makeResetStyles, makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useMemo } from 'react';
import { isTentative } from './block-text';
import { GUTTER_WIDTH, HEAD_HEIGHT } from './geometry';
import { PAYMENT_MARKS, TYPE_MARKS } from './marks';

/** How much fits: everything in one line, or the time above two to four lines of text. */
export type BlockSize = 'short' | 'lines2' | 'lines3' | 'lines4';

/** By a block's minutes. */
export function blockSize(minutes: number): BlockSize {
  if (minutes < 45) return 'short';
  if (minutes < 75) return 'lines2';
  return minutes < 90 ? 'lines3' : 'lines4';
}

const mark = {
  content: '""',
  position: 'absolute',
  top: '5px',
  width: '12px',
  height: '12px',
  backgroundColor: 'currentColor',
  forcedColorAdjust: 'none',
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
} as const;

const useBase = makeResetStyles({
  position: 'absolute',
  boxSizing: 'border-box',
  contain: 'strict',
  overflow: 'hidden',
  padding: '3px 4px 2px 9px',
  borderRadius: tokens.borderRadiusMedium,
  border: `1px solid ${tokens.colorNeutralBackground1}`,
  borderLeft: '5px solid',
  color: tokens.colorNeutralForeground1,
  fontSize: tokens.fontSizeBase200,
  lineHeight: '15px',
  cursor: 'grab',
  scrollMargin: `${HEAD_HEIGHT + 8}px 8px 8px ${GUTTER_WIDTH + 8}px`,
  touchAction: 'pan-x pan-y',
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px', zIndex: 1 },
  '&[data-dragged]': { opacity: 0.45 },
  '&:hover': { boxShadow: tokens.shadow4, filter: 'brightness(1.03)' },
  '&::before': { ...mark, right: '20px' },
  '&::after': { ...mark, right: '4px' },
  '& b': { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', overflowWrap: 'anywhere' },
  '& i': { fontStyle: 'normal', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** Whole lines only: a line cut in half reads as a mistake. */
const tall = (lines: number) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    '& b': { paddingRight: '34px' },
    '& span': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, flexShrink: 0 },
    '& i': { marginTop: 'auto' },
  }) as const;

const useSize = makeStyles({
  short: {
    whiteSpace: 'nowrap',
    '& b': { marginRight: '5px' },
    '& span': { display: 'block', marginRight: '0' },
  },
  lines2: tall(2),
  lines3: tall(3),
  lines4: tall(4),
  narrow: { '::before': { display: 'none' }, '& b': { paddingRight: '16px' } },
  tentative: {
    borderTopStyle: 'dashed',
    borderTopColor: 'currentColor',
    borderBottomStyle: 'dashed',
    borderBottomColor: 'currentColor',
  },
  noShow: { opacity: 0.75, '& span': { textDecorationLine: 'line-through' } },
});

const useType = makeStyles({
  turno: { backgroundColor: tokens.colorPaletteBlueBackground2, '::before': { clipPath: TYPE_MARKS.turno } },
  entrenamiento: {
    backgroundColor: tokens.colorPaletteLavenderBackground2,
    '::before': { clipPath: TYPE_MARKS.entrenamiento },
  },
  torneo: { backgroundColor: tokens.colorPaletteGoldBackground2, '::before': { clipPath: TYPE_MARKS.torneo } },
});

const usePayment = makeStyles({
  pending: { borderLeftColor: tokens.colorPaletteRedForeground1, '::after': { clipPath: PAYMENT_MARKS.pending } },
  partially_paid: {
    borderLeftColor: tokens.colorPaletteMarigoldForeground3,
    '::after': { clipPath: PAYMENT_MARKS.partially_paid },
  },
  fully_paid: {
    borderLeftColor: tokens.colorPaletteGreenForeground1,
    '::after': { clipPath: PAYMENT_MARKS.fully_paid },
  },
  overpaid: { borderLeftColor: tokens.colorPaletteBerryForeground1, '::after': { clipPath: PAYMENT_MARKS.overpaid } },
});

export interface BlockClasses {
  of(booking: Booking, size: BlockSize, narrow: boolean): string;
  /** The look of a type and a payment state without a booking, for the legend. */
  sample(type: EventType, payment: PaymentStatus): { type: string; payment: string };
}

/** Class names of blocks; each combination is merged once, not for each block. */
export function useBlockClasses(): BlockClasses {
  const base = useBase();
  const size = useSize();
  const type = useType();
  const payment = usePayment();
  return useMemo(() => {
    const known = new Map<string, string>();
    return {
      of(booking, blockSize, narrow) {
        const tentative = isTentative(booking);
        const noShow = booking.state === 'no_show';
        const key = `${booking.event_type} ${booking.payment_status} ${blockSize} ${narrow} ${tentative} ${noShow}`;
        let classes = known.get(key);
        if (!classes) {
          classes = mergeClasses(
            base,
            size[blockSize],
            type[booking.event_type],
            payment[booking.payment_status],
            tentative && size.tentative,
            noShow && size.noShow,
            narrow && size.narrow,
          );
          known.set(key, classes);
        }
        return classes;
      },
      sample: (t, p) => ({ type: type[t], payment: payment[p] }),
    };
  }, [base, size, type, payment]);
}
