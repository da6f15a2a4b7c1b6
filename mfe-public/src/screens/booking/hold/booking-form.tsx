import type { PublicClub } from '@canchero/shared-contracts/club';
import { useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarBody, makeStyles, Spinner, tokens } from '@canchero/shared-contracts/ui';
import { type FormEvent, useRef } from 'react';
import { useText } from '../../../text';
import { WIDE } from '../layout';
import { ContactFields } from './contact-fields';
import { Countdown } from './countdown';
import type { HoldState } from './hold-session';
import { askedOnline, PayChoice } from './pay-choice';
import { PolicyText } from './policy-text';
import { useBookingForm } from './use-booking-form';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  taking: { display: 'flex', minHeight: '36px', alignItems: 'center', gap: '8px', padding: '0 16px' },
  bar: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    margin: '0 -16px',
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    // to the edges of the card
    [WIDE]: { marginInline: '-24px', paddingInline: '24px' },
  },
  total: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  price: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightBold, whiteSpace: 'nowrap' },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  submit: { flexGrow: 1, minHeight: '48px', fontSize: tokens.fontSizeBase400 },
});

interface BookingFormProps {
  club: PublicClub;
  /** Start of the place, ISO-8601 UTC. */
  start: string;
  state: Extract<HoldState, { status: 'taking' | 'held' }>;
  onEnd(): void;
  onBooked(): void;
}

/** Form that makes a booking of the place that is held: who plays, how it is paid, and one button. */
export function BookingForm({ club, start, state, onEnd, onBooked }: BookingFormProps) {
  const styles = useStyles();
  const text = useText();
  const errorText = useErrorText();
  const format = useFormatter(club);
  const element = useRef<HTMLFormElement>(null);
  const hold = state.status === 'held' ? state.hold : null;
  const form = useBookingForm(club, { onEnd, onBooked });
  const { contact, problems, pay } = form;
  const now = hold && pay ? askedOnline(hold, pay) : 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = hold ? form.submit(hold) : [];
    if (first) element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  return (
    <form ref={element} noValidate className={styles.form} onSubmit={submit}>
      {state.status === 'held' ? (
        <Countdown endsAt={state.endsAt} onEnd={onEnd} />
      ) : (
        <div className={styles.taking} role="status">
          <Spinner size="tiny" />
          {text(state.checking ? 'hold.checking' : 'hold.taking')}
        </div>
      )}
      <ContactFields contact={contact} problems={problems} edit={form.edit} />
      {hold && pay && club.pay_choices.length > 1 && (
        <PayChoice club={club} hold={hold} value={pay} onChange={form.setPay} />
      )}
      <PolicyText club={club} start={start} price={hold?.price ?? 0} online={now} />
      {form.error !== null && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{errorText(form.error)}</MessageBarBody>
        </MessageBar>
      )}
      {pay === null && (
        <MessageBar intent="warning">
          <MessageBarBody>{text('choose.asked.offline')}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.bar}>
        {hold && (
          <span className={styles.total}>
            <span className={styles.price}>{format.money(hold.price)}</span>
            <span className={styles.note}>
              {now > 0 ? text('pay.now', { amount: format.money(now) }) : text('pay.atClub')}
            </span>
          </span>
        )}
        <Button
          type="submit"
          appearance="primary"
          className={styles.submit}
          disabledFocusable={!hold || form.busy || pay === null}
        >
          {text(form.busy ? 'hold.booking' : now > 0 ? 'hold.pay' : 'hold.book')}
        </Button>
      </div>
    </form>
  );
}
