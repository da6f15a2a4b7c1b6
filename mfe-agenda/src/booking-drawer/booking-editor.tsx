import type {
  Booking,
  ChangedBooking,
  ChangeScope,
  ConflictPolicy,
  CreatedBooking,
} from '@canchero/shared-contracts/booking';
import { useDirtyForm, useHost, useSlotFilled } from '@canchero/shared-contracts/kit';
import { makeStyles } from '@canchero/shared-contracts/ui';
import {
  DiscardDialog,
  SidePanelBody,
  SidePanelFrame,
  SidePanelHeader,
  Tab,
  TabList,
} from '@canchero/shared-contracts/ui-overlay';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { BookingSeed } from '../agenda-view/use-agenda-view';
import { useBookings } from '../bookings-data/bookings-context';
import { errorText } from '../bookings-data/error-text';
import { useBookingHeading } from '../bookings-data/use-booking-heading';
import { OnlinePaymentAlerts } from '../payments/online-payment-alerts';
import { versionKey } from '../undo/change-log';
import { tariffOffer } from '../undo/tariff-offer';
import { useReturnFocus } from '../use-return-focus';
import { DetailsFooter } from './details/details-footer';
import { DetailsTab } from './details/details-tab';
import { HeldNotice } from './details/held-notice';
import { useBookingForm } from './details/use-booking-form';
import { bookingChangeOf, changedFields } from './model/booking-draft';
import { RecordTab } from './record-tab';
import { changedToast, createdToast } from './saved-toast';
import { ChangeScopeDialog } from './series/change-scope-dialog';
import { SeriesConflictDialog } from './series/series-conflict-dialog';
import { useDrawerFocus } from './use-drawer-focus';
import { type DrawerTab, TABS, useTabAddress } from './use-tab-address';
import { useTabInputs } from './use-tab-inputs';

const useStyles = makeStyles({
  form: { display: 'contents' },
});

const FORM = 'booking';

interface BookingEditorProps {
  /** Null for a new booking. */
  booking: Booking | null;
  /** Day of the club on which a new booking starts out, YYYY-MM-DD. */
  date: string;
  seed: BookingSeed;
  /** Name that was typed before the form of a new booking was there. */
  typed: string;
  /** Reports that the form has what was typed. */
  onTaken(): void;
  /** True if the address already leads elsewhere while there is unsaved input. */
  leaving: boolean;
  /** Returns to the address of this booking. */
  onStay(): void;
  /** Reports whether closing would lose input. */
  onDirty(dirty: boolean): void;
  onClose(): void;
  onCancelBooking(booking: Booking): void;
}

/** Width of the window, in pixels, from which the drawer is placed beside the agenda. */
const BESIDE_FROM = 1200;

/**
 * Drawer in which a booking is created, shown and changed, beside the agenda where there is room. It stays open when a
 * new booking has been saved, and when another one is opened in its place.
 */
export function BookingEditor(props: BookingEditorProps) {
  const { booking, seed } = props;
  const { text, title } = useBookings().texts;
  const heading = useBookingHeading();
  const close = useRef(props.onClose);
  const [beside] = useState(() => window.innerWidth >= BESIDE_FROM);
  // a new booking that repeats another one begins again; another place for it does not
  const [origin, setOrigin] = useState(seed);
  if (seed.players && seed !== origin) setOrigin(seed);
  const label = booking ? `${heading(booking)}, ${title(booking)}` : text('agenda.newBooking');
  return (
    <SidePanelFrame label={label} beside={beside} onClose={() => close.current()}>
      <EditorTabs key={booking?.id ?? JSON.stringify(origin)} {...props} closeRef={close} />
    </SidePanelFrame>
  );
}

/** Tabs of one booking, its form, and the questions before input is lost. `closeRef` receives how the drawer closes. */
function EditorTabs(props: BookingEditorProps & { closeRef: RefObject<() => void> }) {
  const { booking, leaving, onStay, onDirty, onClose, onCancelBooking, closeRef } = props;
  const bookings = useBookings();
  const { texts, undo } = bookings;
  const { text } = texts;
  const heading = useBookingHeading();
  const host = useHost();
  const styles = useStyles();
  const form = useBookingForm(props);
  const address = useTabAddress();
  const [asking, setAsking] = useState<'discard' | 'scope' | null>(null);
  const inputs = useTabInputs(form);
  const root = useRef<HTMLFormElement>(null);
  const withConsumptions = useSlotFilled('event.consumptions');
  const tabs = TABS.filter((name) => name !== 'consumptions' || withConsumptions);
  const tab: DrawerTab = booking && tabs.includes(address.tab) ? address.tab : 'details';
  const held = booking?.state === 'hold';
  const dirty = (form.dirty && !form.gone) || inputs.unsaved;

  useDirtyForm(FORM, dirty);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => {
    if (form.attempts > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.attempts]);
  useEffect(props.onTaken, []);
  useDrawerFocus(root, booking === null);
  useReturnFocus(root, leaving || asking !== null || form.refusal?.kind === 'series');
  const drop = () => {
    onDirty(false);
    onClose();
  };
  const close = () => (dirty ? setAsking('discard') : onClose());
  useEffect(() => {
    closeRef.current = close;
  });

  const done = (saved: CreatedBooking | ChangedBooking, scope?: ChangeScope) => {
    const fail = (error: unknown) =>
      host.toast({ intent: 'error', title: text('failed.update'), body: errorText(error, texts) });
    const toast = booking ? changedToast(saved as ChangedBooking, texts) : createdToast(saved as CreatedBooking, texts);
    undo.offer(versionKey(saved), { ...toast, ...tariffOffer(bookings, saved, fail, scope) });
    // closed while it was saved: what was opened since stays
    if (!root.current) return;
    onDirty(inputs.unsaved);
    if (booking) onClose();
    else address.showCreated(saved.id);
  };
  const send = async (scope: ChangeScope) => {
    setAsking(null);
    const saved = await form.submit(scope);
    if (saved) done(saved, scope);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const asksScope = booking?.series_id && form.base && hasChange(bookingChangeOf(form.draft, form.base));
    if (!asksScope) void send('one');
    else if (form.check()) setAsking('scope');
  };
  const bookOthers = (on_conflict: ConflictPolicy) => {
    form.edit({ on_conflict });
    void form.submit('one', { on_conflict }).then((saved) => saved && done(saved));
  };

  const { refusal } = form;
  return (
    <>
      <form ref={root} className={styles.form} onSubmit={onSubmit} noValidate>
        <SidePanelHeader
          title={booking ? heading(booking) : text('agenda.newBooking')}
          detail={booking ? texts.title(booking) : undefined}
          onClose={close}
        >
          <TabList size="small" selectedValue={tab} onTabSelect={(_, data) => address.show(data.value as DrawerTab)}>
            {tabs.map((name) => (
              <Tab key={name} value={name} disabled={!booking && name !== 'details'}>
                {text(`form.tab.${name}`, { count: booking?.players.length ?? 0 })}
              </Tab>
            ))}
          </TabList>
        </SidePanelHeader>
        {tab === 'details' && (
          <>
            <SidePanelBody>
              {booking && <OnlinePaymentAlerts bookingId={booking.id} />}
              {booking && held && <HeldNotice booking={booking} onTakenBack={drop} />}
              <DetailsTab booking={booking} form={form} />
            </SidePanelBody>
            <DetailsFooter booking={booking} form={form} onCancelBooking={onCancelBooking} />
          </>
        )}
      </form>
      {booking && tab !== 'details' && <RecordTab tab={tab} booking={booking} gone={form.gone} inputs={inputs} />}
      {(leaving || asking === 'discard') && (
        <DiscardDialog
          onKeep={() => (leaving ? onStay() : setAsking(null))}
          onDiscard={() => (leaving ? onDirty(false) : drop())}
        />
      )}
      {asking === 'scope' && booking && (
        <ChangeScopeDialog
          booking={booking}
          dateChanged={changedFields(form.initial, form.draft).includes('date')}
          onChoose={(scope) => void send(scope)}
          onKeep={() => setAsking(null)}
        />
      )}
      {refusal?.kind === 'series' && (
        <SeriesConflictDialog
          refusal={refusal}
          form={form}
          onBookOthers={booking || form.draft.on_conflict !== 'fail' ? undefined : bookOthers}
        />
      )}
    </>
  );
}

/** Checks whether a change holds more than the version, which every change names. */
const hasChange = (change: object) => Object.keys(change).length > 1;
