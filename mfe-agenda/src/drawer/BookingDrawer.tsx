import { makeStyles } from '@canchero/shared-contracts/ui';
import { OverlayDrawer } from '@canchero/shared-contracts/ui-overlay';
import { useRef } from 'react';
import { BookingEditor } from './BookingEditor';
import type { BookingDrawerProps } from './props';

const useStyles = makeStyles({ drawer: { width: 'min(480px, 100vw)' } });

/** Makes a booking, or shows and changes one. It stays in place while a new booking becomes one that stands. */
export function BookingDrawer(props: BookingDrawerProps) {
  const { booking, naming } = props;
  const styles = useStyles();
  const close = useRef(props.onClose);
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      aria-label={naming.text(booking ? 'form.editTitle' : 'form.newTitle')}
      onOpenChange={(_, data) => !data.open && close.current()}
    >
      <BookingEditor key={booking?.id ?? ''} {...props} closeRef={close} />
    </OverlayDrawer>
  );
}
