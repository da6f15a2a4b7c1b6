import { Button, Text } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';
import { GridHint } from './grid-hint';

/** Hint over the grid of a day without bookings; the grid stays usable behind it. */
export function NoBookings({ onNew, canCreate, closed }: { onNew(): void; canCreate: boolean; closed: boolean }) {
  const text = useText();
  return (
    <GridHint>
      <Text>{text(closed ? 'empty.closed' : 'empty.bookings')}</Text>
      {canCreate && !closed && <Button onClick={onNew}>{text('agenda.newBooking')}</Button>}
    </GridHint>
  );
}
