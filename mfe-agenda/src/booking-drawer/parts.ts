import { useEffect, useState } from 'react';
import { BookingPayments } from './payments-tab';

type Drawer = typeof import('./booking-drawer').BookingDrawer;
type CancelDialog = typeof import('./cancel-booking-dialog').CancelBookingDialog;
type RemoveSeriesDialog = typeof import('./series/remove-series-dialog').RemoveSeriesDialog;

interface Parts {
  Drawer: Drawer;
  CancelDialog: CancelDialog;
  RemoveSeriesDialog: RemoveSeriesDialog;
}

let parts: Parts | null = null;

/** The parts that open over the page come with the design system's forms and overlays, and so when first needed. */
const loadParts = async () => {
  const [drawer, cancel, remove] = await Promise.all([
    import('./booking-drawer'),
    import('./cancel-booking-dialog'),
    import('./series/remove-series-dialog'),
  ]);
  parts = {
    Drawer: drawer.BookingDrawer,
    CancelDialog: cancel.CancelBookingDialog,
    RemoveSeriesDialog: remove.RemoveSeriesDialog,
  };
  // a tab of the drawer must not fail under what is typed there
  BookingPayments.prepare();
};

/** Fetches the parts before they are wanted. A failure shows when they are. */
export const prepareDrawer = () => void loadParts().catch(() => undefined);

/** The parts when `wanted`; null until they are here. A failure is reported once, and the next wish tries again. */
export function useParts(wanted: boolean, onFailure: (error: unknown) => void) {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!wanted || parts) return;
    let live = true;
    loadParts().then(
      () => live && setLoaded(true),
      (error: unknown) => live && onFailure(error),
    );
    return () => {
      live = false;
    };
  }, [wanted, onFailure]);
  return parts;
}
