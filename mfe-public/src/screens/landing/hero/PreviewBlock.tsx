import type { EventType } from '@canchero/shared-contracts/booking';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';
import { STILL } from '../breakpoints';
import { type PreviewBooking, previewSpan } from '../model/preview';

const useStyles = makeStyles({
  block: {
    position: 'absolute',
    insetInline: '4px',
    boxSizing: 'border-box',
    overflow: 'hidden',
    padding: '6px 8px',
    borderRadius: tokens.borderRadiusMedium,
    borderInlineStartStyle: 'solid',
    borderInlineStartWidth: '4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  name: { fontWeight: tokens.fontWeightSemibold },
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
  turno: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  entrenamiento: { backgroundColor: tokens.colorPaletteBlueBackground2, color: tokens.colorPaletteBlueForeground2 },
  torneo: { backgroundColor: tokens.colorPalettePurpleBackground2, color: tokens.colorPalettePurpleForeground2 },
});

const usePaymentStyles = makeStyles<PaymentStatus>({
  pending: { borderInlineStartColor: tokens.colorPaletteRedBorderActive },
  partially_paid: { borderInlineStartColor: tokens.colorPaletteMarigoldBorderActive },
  fully_paid: { borderInlineStartColor: tokens.colorPaletteGreenBorderActive },
  overpaid: { borderInlineStartColor: tokens.colorPaletteBerryBorderActive },
});

/** One drawn booking: its type fills it, the bar at its start tells the payment. */
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
      <span className={mergeClasses(styles.line, styles.name)}>
        {typeof booking.name === 'string' ? booking.name : text(booking.name.id)}
      </span>
      <span className={styles.line}>
        {clock(booking.start)} – {clock(booking.start + booking.duration)}
      </span>
      {booking.duration >= 90 && <span className={styles.line}>{text(`landing.preview.${booking.type}`)}</span>}
    </div>
  );
}

const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
