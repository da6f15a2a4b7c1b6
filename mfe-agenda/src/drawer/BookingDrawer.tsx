import type { Booking } from '@canchero/shared-contracts/booking';
import type { Club } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { useHost } from '@canchero/shared-contracts/kit';
import {
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  mergeClasses,
  Spinner,
} from '@canchero/shared-contracts/ui';
import {
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
  Tab,
  TabList,
} from '@canchero/shared-contracts/ui-overlay';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { type FormEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { BookingCache } from '../club-bookings/booking-cache';
import { errorText, type Naming } from '../club-bookings/error-text';
import { clubDay } from '../club-bookings/model/day';
import { useDayBookings } from '../club-bookings/queries';
import type { BookingActions } from '../club-bookings/use-actions';
import { ConflictNotice } from './ConflictNotice';
import { DetailsForm } from './DetailsForm';
import { DiscardDialog } from './DiscardDialog';
import { StaleNotice } from './StaleNotice';
import { useBookingForm } from './use-booking-form';
import type { DraftSeed } from './view';

export interface BookingDrawerProps {
  club: Club;
  courts: readonly Court[];
  cache: BookingCache;
  actions: BookingActions;
  naming: Naming;
  /** Null for a new one. */
  booking: Booking | null;
  /** The day that the agenda shows. */
  date: string;
  seed: DraftSeed;
  onClose(): void;
  onCancelBooking(booking: Booking): void;
}

const useStyles = makeStyles({
  drawer: { width: 'min(440px, 100vw)' },
  form: { display: 'contents' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    paddingTop: '12px',
    paddingBottom: '16px',
    '& > *': { flexShrink: 0 },
  },
  footer: { flexWrap: 'wrap' },
  spacer: { flexGrow: 1 },
  hidden: { display: 'none' },
});

/** With the dialogs that charge: not needed to see a booking. */
const BookingPayments = lazy(() => import('../payments/BookingPayments').then((m) => ({ default: m.BookingPayments })));

const FORM = 'booking';

/** Makes a booking, or shows and changes one. */
export function BookingDrawer(props: BookingDrawerProps) {
  const { club, courts, cache, naming, booking, onClose, onCancelBooking } = props;
  const { text, formatter } = naming;
  const host = useHost();
  const styles = useStyles();
  const form = useBookingForm(props);
  const [asking, setAsking] = useState(false);
  const [tab, setTab] = useState<'details' | 'payments'>('details');
  const body = useRef<HTMLFormElement>(null);
  const day = useMemo(() => clubDay(club, form.draft.date), [club, form.draft.date]);
  const bookings = useDayBookings(club.id, club, day, cache);

  useEffect(() => {
    host.setDirty(FORM, form.dirty);
    return () => host.setDirty(FORM, false);
  }, [host, form.dirty]);
  useEffect(() => {
    if (form.attempts > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.attempts]);

  const close = () => (form.dirty && !form.gone ? setAsking(true) : onClose());
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await form.submit();
    if (!saved) return;
    const court = courts.find((c) => c.id === saved.court_id)?.name ?? '';
    host.toast({
      intent: 'success',
      body: booking ? text('done.saved') : text('done.created', { court, time: formatter.time(saved.start) }),
    });
    onClose();
  };

  const title = text(booking ? 'form.editTitle' : 'form.newTitle');
  const { refusal } = form;
  return (
    <>
      <OverlayDrawer
        open
        position="end"
        className={styles.drawer}
        aria-label={title}
        onOpenChange={(_, data) => !data.open && close()}
      >
        <form ref={body} className={styles.form} onSubmit={onSubmit} noValidate>
          <DrawerHeader>
            <DrawerHeaderTitle
              action={
                <Button appearance="subtle" aria-label={text('form.close')} icon={<DismissRegular />} onClick={close} />
              }
            >
              {title}
            </DrawerHeaderTitle>
            <TabList selectedValue={tab} onTabSelect={(_, data) => setTab(data.value as typeof tab)}>
              <Tab value="details">{text('form.tab.details')}</Tab>
              {booking && <Tab value="payments">{text('pay.payments')}</Tab>}
            </TabList>
          </DrawerHeader>
          {booking && tab === 'payments' && (
            <DrawerBody className={styles.body}>
              <Suspense fallback={<Spinner label={text('screen.loading')} />}>
                <BookingPayments bookingId={booking.id} />
              </Suspense>
            </DrawerBody>
          )}
          <DrawerBody className={mergeClasses(styles.body, tab !== 'details' && styles.hidden)}>
            {form.gone && (
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>
                  <MessageBarTitle>{text('gone.title')}</MessageBarTitle>
                  {text('gone.body')}
                </MessageBarBody>
              </MessageBar>
            )}
            {form.theirs && <StaleNotice form={form} theirs={form.theirs} courts={courts} naming={naming} />}
            {refusal?.kind === 'conflict' && (
              <ConflictNotice
                refusal={refusal}
                form={form}
                courts={courts}
                day={day}
                bookings={bookings.data ?? []}
                naming={naming}
              />
            )}
            {refusal?.kind === 'form' && (
              <MessageBar intent="error" layout="multiline" role="alert">
                <MessageBarBody>
                  <MessageBarTitle>{text(booking ? 'failed.update' : 'failed.create')}</MessageBarTitle>
                  {errorText(refusal.error, naming)}
                </MessageBarBody>
              </MessageBar>
            )}
            <DetailsForm club={club} courts={courts} day={day} form={form} naming={naming} booking={booking} />
          </DrawerBody>
          <DrawerFooter className={mergeClasses(styles.footer, tab !== 'details' && styles.hidden)}>
            <Button
              type="submit"
              appearance="primary"
              disabled={form.saving || form.gone || form.theirs !== null || (booking !== null && !form.dirty)}
            >
              {text(form.saving ? 'form.saving' : booking ? 'form.save' : 'form.create')}
            </Button>
            <span className={styles.spacer} />
            {booking && !form.gone && (
              <Button appearance="subtle" onClick={() => onCancelBooking(booking)}>
                {text('form.cancelBooking')}
              </Button>
            )}
          </DrawerFooter>
        </form>
      </OverlayDrawer>
      {asking && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </>
  );
}
