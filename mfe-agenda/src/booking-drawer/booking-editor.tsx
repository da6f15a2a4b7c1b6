import type { ChangedBooking, ChangeScope, CreatedBooking } from '@canchero/shared-contracts/booking';
import { useDirtyForm, useHost, useSlotFilled } from '@canchero/shared-contracts/kit';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import {
  DiscardDialog,
  SidePanelBody,
  SidePanelFooter,
  SidePanelHeader,
  Tab,
  TabList,
} from '@canchero/shared-contracts/ui-overlay';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ConsumptionsTab } from './consumptions-tab';
import { DetailsTab } from './details/details-tab';
import { StatusMenu } from './details/status-menu';
import { useBookingForm } from './details/use-booking-form';
import { HistoryTab } from './history-tab';
import { bookingChangeOf, changedFields } from './model/booking-draft';
import { NotesTab } from './notes-tab';
import { PaymentsTab } from './payments-tab';
import { PlayersTab } from './players/players-tab';
import type { BookingDrawerProps } from './props';
import { ChangeScopeDialog } from './series/change-scope-dialog';
import { SeriesConflictDialog } from './series/series-conflict-dialog';
import { type DrawerTab, TABS, useDrawerTab } from './use-drawer-tab';
import { useFocusAfter } from './use-focus-after';

const useStyles = makeStyles({
  form: { display: 'contents' },
});

const FORM = 'booking';

interface BookingEditorProps extends BookingDrawerProps {
  /** What the drawer around it does when it is to close. */
  closeRef: RefObject<() => void>;
}

/** What the drawer holds for one booking: the tabs, the form, and the questions before something is lost. */
export function BookingEditor(props: BookingEditorProps) {
  const { club, courts, actions, naming, booking, leaving, onStay, onDirty, onClose, onCancelBooking, closeRef } =
    props;
  const { text } = naming;
  const host = useHost();
  const styles = useStyles();
  const form = useBookingForm(props);
  const address = useDrawerTab();
  const [asking, setAsking] = useState<'discard' | 'scope' | null>(null);
  const [note, setNote] = useState('');
  const root = useRef<HTMLFormElement>(null);
  const withConsumptions = useSlotFilled('event.consumptions');
  const tabs = TABS.filter((name) => name !== 'consumptions' || withConsumptions);
  const tab: DrawerTab = booking && tabs.includes(address.tab) ? address.tab : 'details';
  const dirty = (form.dirty && !form.gone) || note.trim() !== '';

  useDirtyForm(FORM, dirty);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => {
    if (form.attempts > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.attempts]);
  // a new booking became this one: its players are next
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (tab === 'players') document.querySelector<HTMLElement>('[role="dialog"] [role="combobox"]')?.focus();
  }, []);
  const rememberFocus = useFocusAfter(leaving || asking !== null || form.refusal?.kind === 'series');
  const close = () => (dirty ? setAsking('discard') : onClose());
  useEffect(() => {
    closeRef.current = close;
  });

  const done = (saved: CreatedBooking | ChangedBooking) => {
    onDirty(note.trim() !== '');
    host.toast({ intent: 'success', body: doneText(saved) });
    if (booking) onClose();
    else address.showCreated(saved.id);
  };
  const doneText = ({ court_id, start, series }: CreatedBooking | ChangedBooking) => {
    if (series && 'created' in series) {
      const { created, skipped } = series;
      return text('series.created', { created, skipped: skipped.length });
    }
    if (series) return text('series.changed', { changed: series.changed });
    if (booking) return text('done.saved');
    const court = courts.find((c) => c.id === court_id)?.name ?? '';
    return text('done.created', { court, time: naming.formatter.time(start) });
  };
  const send = async (scope: ChangeScope) => {
    setAsking(null);
    const saved = await form.submit(scope);
    if (saved) done(saved);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const asksScope = booking?.series_id && form.base && hasChange(bookingChangeOf(form.draft, form.base));
    if (!asksScope) void send('one');
    else if (form.check()) setAsking('scope');
  };
  const skipTaken = () => {
    form.edit({ skip: true });
    void form.submit('one', { skip: true }).then((saved) => saved && done(saved));
  };

  const { refusal } = form;
  const court = courts.find((c) => c.id === booking?.court_id);
  return (
    <>
      <form ref={root} className={styles.form} onSubmit={onSubmit} onFocus={rememberFocus} noValidate>
        <SidePanelHeader title={text(booking ? 'form.editTitle' : 'form.newTitle')} onClose={close}>
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
              <DetailsTab {...props} form={form} />
            </SidePanelBody>
            <SidePanelFooter
              others={
                booking &&
                !form.gone && (
                  <>
                    <StatusMenu booking={booking} actions={actions} naming={naming} />
                    <Button appearance="subtle" onClick={() => onCancelBooking(booking)}>
                      {text('form.cancelBooking')}
                    </Button>
                  </>
                )
              }
            >
              <Button
                type="submit"
                appearance="primary"
                disabledFocusable={form.saving}
                disabled={form.gone || form.theirs !== null || (booking !== null && !form.dirty)}
              >
                {text(form.saving ? 'form.saving' : booking ? 'form.save' : 'form.create')}
              </Button>
            </SidePanelFooter>
          </>
        )}
      </form>
      {booking && tab !== 'details' && (
        <SidePanelBody>
          {tab === 'players' && (
            <PlayersTab
              club={club}
              court={court}
              booking={booking}
              actions={actions}
              naming={naming}
              disabled={form.gone}
            />
          )}
          {tab === 'consumptions' && <ConsumptionsTab clubId={club.id} booking={booking} />}
          {tab === 'payments' && <PaymentsTab bookingId={booking.id} />}
          {tab === 'notes' && (
            <NotesTab clubId={club.id} booking={booking} naming={naming} typed={note} onTyped={setNote} />
          )}
          {tab === 'history' && <HistoryTab clubId={club.id} booking={booking} naming={naming} />}
        </SidePanelBody>
      )}
      {(leaving || asking === 'discard') && (
        <DiscardDialog
          onKeep={() => (leaving ? onStay() : setAsking(null))}
          onDiscard={() => {
            onDirty(false);
            if (!leaving) onClose();
          }}
        />
      )}
      {asking === 'scope' && booking && (
        <ChangeScopeDialog
          clubId={club.id}
          booking={booking}
          dateChanged={changedFields(form.initial, form.draft).includes('date')}
          naming={naming}
          onChoose={(scope) => void send(scope)}
          onKeep={() => setAsking(null)}
        />
      )}
      {refusal?.kind === 'series' && (
        <SeriesConflictDialog
          refusal={refusal}
          form={form}
          naming={naming}
          onSkip={booking || form.draft.skip ? undefined : skipTaken}
        />
      )}
    </>
  );
}

/** Beside the version, which every change names. */
const hasChange = (change: object) => Object.keys(change).length > 1;
