import type { Booking } from '@canchero/shared-contracts/booking';
import { SidePanelBody } from '@canchero/shared-contracts/ui-overlay';
import { OnlinePaymentAlerts } from '../payments/online-payment-alerts';
import { ConsumptionsTab } from './consumptions-tab';
import { HistoryTab } from './history-tab';
import { NotesTab } from './notes/notes-tab';
import { PaymentsTab } from './payments-tab';
import { PlayersTab } from './players/players-tab';
import type { DrawerTab } from './use-tab-address';
import type { TabInputs } from './use-tab-inputs';

interface RecordTabProps {
  tab: Exclude<DrawerTab, 'details'>;
  booking: Booking;
  /** True for a booking that was cancelled meanwhile. */
  gone: boolean;
  inputs: TabInputs;
}

/** Tab of what is recorded for a saved booking, each entry by itself: no part of the form of the details. */
export function RecordTab({ tab, booking, gone, inputs }: RecordTabProps) {
  return (
    <SidePanelBody>
      <OnlinePaymentAlerts bookingId={booking.id} />
      {tab === 'players' && <PlayersTab booking={booking} disabled={gone} {...inputs.players} />}
      {tab === 'consumptions' && <ConsumptionsTab booking={booking} />}
      {tab === 'payments' && <PaymentsTab bookingId={booking.id} />}
      {tab === 'notes' && <NotesTab booking={booking} {...inputs.notes} />}
      {tab === 'history' && <HistoryTab booking={booking} />}
    </SidePanelBody>
  );
}
