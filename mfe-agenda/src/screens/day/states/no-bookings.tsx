import { Button, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';

const useStyles = makeStyles({
  hint: {
    position: 'absolute',
    left: '50%',
    bottom: '24px',
    transform: 'translateX(-50%)',
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: 'max-content',
    maxWidth: 'calc(100% - 32px)',
    padding: '8px 8px 8px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
});

/** An empty day: the grid stays usable behind it. */
export function NoBookings({ onNew, canCreate }: { onNew(): void; canCreate: boolean }) {
  const text = useText();
  return (
    <div className={useStyles().hint} role="status">
      <Text>{text('empty.bookings')}</Text>
      {canCreate && <Button onClick={onNew}>{text('agenda.newBooking')}</Button>}
    </div>
  );
}
