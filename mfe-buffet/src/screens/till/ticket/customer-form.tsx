import { type Formatter, useCan } from '@canchero/shared-contracts/kit';
import { MAX_ORDER_LENGTH } from '@canchero/shared-contracts/order';
import { playerName } from '@canchero/shared-contracts/player';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DialogActions, DialogBody, DialogContent, DialogTitle } from '@canchero/shared-contracts/ui-overlay';
import { type FormEvent, type ReactNode, useDeferredValue, useState } from 'react';
import { useDialogStyles } from '../../../forms/dialog-styles';
import { useText } from '../../../text';
import type { Customer } from '../model/ticket';
import { useBookingsAround, usePlayersNamed } from './customer-queries';

const useStyles = makeStyles({
  hits: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    maxHeight: '320px',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
  },
  heading: {
    margin: '4px 0',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  hit: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    padding: '8px 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    textAlign: 'left',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface CustomerFormProps {
  clubId: string;
  customer: Customer;
  formatter: Formatter;
  onChoose(customer: Customer): void;
  onClose(): void;
}

/** Assigns the ticket to a booking around this hour, a player, or just a name. */
export function CustomerForm({ clubId, customer, formatter, onChoose, onClose }: CustomerFormProps) {
  const text = useText();
  const styles = useStyles();
  const dialog = useDialogStyles();
  const [typed, setTyped] = useState(customer.kind === 'name' ? customer.name : '');
  const search = useDeferredValue(typed.trim());
  const mayFind = useCan(['schedule', 'booking'], 'any');
  const bookings = useBookingsAround(clubId, mayFind, formatter, search);
  const players = usePlayersNamed(clubId, mayFind, search);
  const choose = (next: Customer) => {
    onChoose(next);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    choose(name ? { kind: 'name', name } : { kind: 'none' });
  };
  return (
    <form onSubmit={submit}>
      <DialogBody>
        <DialogTitle>{text('customer.title')}</DialogTitle>
        <DialogContent className={dialog.content}>
          <Field label={text('customer.search')} hint={typed.trim() ? text('customer.enter') : undefined}>
            <Input
              autoFocus
              maxLength={MAX_ORDER_LENGTH.customer_name}
              autoComplete="off"
              value={typed}
              onChange={(_, data) => setTyped(data.value)}
            />
          </Field>
          <Hits title={text('customer.bookings')}>
            {bookings.map((booking) => (
              <button
                key={booking.id}
                type="button"
                className={styles.hit}
                onClick={() => choose({ kind: 'booking', ...booking })}
              >
                {booking.name}
                <span className={styles.quiet}>{booking.detail}</span>
              </button>
            ))}
          </Hits>
          <Hits title={text('customer.players')}>
            {players.map((player) => (
              <button
                key={player.id}
                type="button"
                className={styles.hit}
                onClick={() => choose({ kind: 'player', id: player.id, name: playerName(player) })}
              >
                {playerName(player)}
                {player.phone_text && <span className={styles.quiet}>{player.phone_text}</span>}
              </button>
            ))}
          </Hits>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => choose({ kind: 'none' })}>{text('customer.none')}</Button>
          <Button type="submit" appearance="primary" className={dialog.button}>
            {text('customer.use')}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}

function Hits({ title, children }: { title: string; children: ReactNode[] }) {
  const styles = useStyles();
  if (children.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <div className={styles.hits}>{children}</div>
    </section>
  );
}
