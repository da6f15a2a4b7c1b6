import type { EventType } from '@canchero/shared-contracts/booking';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { STILL } from '../../../site/breakpoints';
import { useText } from '../../../text';
import { type PreviewBooking, previewSpan } from '../model/preview';

const useStyles = makeStyles({
  block: {
    position: 'absolute',
    insetInline: '4px',
    boxSizing: 'border-box',
    overflow: 'hidden',
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusMedium,
    borderLeftStyle: 'solid',
    borderLeftWidth: '5px',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  time: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  arriving: {
    boxShadow: `0 0 0 2px ${tokens.colorBrandStroke1}`,
    animationName: { from: { opacity: 0, transform: 'scale(0.92)' } },
    animationDuration: '400ms',
    animationDelay: '1000ms',
    animationTimingFunction: tokens.curveDecelerateMax,
    animationFillMode: 'backwards',
    [STILL]: { animationName: 'none' },
  },
});

const useTypeStyles = makeStyles<EventType>({
  turno: { backgroundColor: tokens.colorPaletteBlueBackground2 },
  entrenamiento: { backgroundColor: tokens.colorPaletteLavenderBackground2 },
  torneo: { backgroundColor: tokens.colorPaletteGoldBackground2 },
});

const usePaymentStyles = makeStyles<PaymentStatus>({
  pending: { borderLeftColor: tokens.colorPaletteRedForeground1 },
  partially_paid: { borderLeftColor: tokens.colorPaletteMarigoldForeground3 },
  fully_paid: { borderLeftColor: tokens.colorPaletteGreenForeground1 },
  overpaid: { borderLeftColor: tokens.colorPaletteBerryForeground1 },
});

/** Drawn booking: colour by type, bar at its start by payment, as in the agenda. */
export function PreviewBlock({ booking }: { booking: PreviewBooking }) {
  const styles = useStyles();
  const type = useTypeStyles()[booking.type];
  const payment = usePaymentStyles()[booking.payment];
  const text = useText();
  const { top, height } = previewSpan(booking.start, booking.duration);
  return (
    <div
      className={mergeClasses(styles.block, type, payment, booking.arriving && styles.arriving)}
      style={{ top: `calc(${top}% + 2px)`, height: `calc(${height}% - 3px)` }}
    >
      <span className={mergeClasses(styles.line, styles.time)}>
        {clock(booking.start)} – {clock(booking.start + booking.duration)}
      </span>
      <span className={styles.line}>{typeof booking.name === 'string' ? booking.name : text(booking.name.id)}</span>
      {booking.duration >= 90 && <span className={styles.line}>{text(`landing.preview.${booking.type}`)}</span>}
    </div>
  );
}

const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
