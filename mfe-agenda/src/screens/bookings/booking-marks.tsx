import type { FoundBooking } from '@canchero/shared-contracts/booking';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { type Mark, marksStyle } from '../../bookings-data/marks';
import { useText } from '../../text';

const useStyles = makeStyles({
  marks: {
    display: 'inline-block',
    height: '12px',
    marginLeft: '8px',
    verticalAlign: '-1px',
    backgroundColor: 'currentColor',
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
    '@media print': { printColorAdjust: 'exact' },
  },
});

/** Signs of note and consumption, as on the agenda's cards. That a booking is fixed the table says in words. */
export function BookingMarks({ booking }: { booking: FoundBooking }) {
  const text = useText();
  const styles = useStyles();
  const marks: Mark[] = [];
  if (booking.has_notes) marks.push('notes');
  if (booking.has_consumptions) marks.push('consumptions');
  if (marks.length === 0) return null;
  const words = marks.map((mark) => text(`mark.${mark}`)).join(', ');
  return <span role="img" aria-label={words} title={words} className={styles.marks} style={marksStyle(marks)} />;
}
