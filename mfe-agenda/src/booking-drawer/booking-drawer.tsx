import { SidePanelFrame } from '@canchero/shared-contracts/ui-overlay';
import { useRef } from 'react';
import { BookingEditor } from './booking-editor';
import type { BookingDrawerProps } from './props';

/** Makes a booking, or shows and changes one. It stays in place while a new booking becomes one that stands. */
export function BookingDrawer(props: BookingDrawerProps) {
  const { booking, naming } = props;
  const close = useRef(props.onClose);
  return (
    <SidePanelFrame label={naming.text(booking ? 'form.editTitle' : 'form.newTitle')} onClose={() => close.current()}>
      <BookingEditor key={booking?.id ?? ''} {...props} closeRef={close} />
    </SidePanelFrame>
  );
}
