import { type Booking, shownState } from '@canchero/shared-contracts/booking';
import type { Club } from '@canchero/shared-contracts/club';
import { chatLink } from '@canchero/shared-contracts/core';
import { type Formatter, useCan } from '@canchero/shared-contracts/kit';
import { homeCode, phoneText } from '@canchero/shared-contracts/player';
import { BrandMark, MessageBar, MessageBarBody, Title3 } from '@canchero/shared-contracts/ui';
import { cancellationText } from '../../bookings-data/reason-text';
import { PaymentBadge } from '../../payments/payment-badge';
import { useText } from '../../text';
import { SlipConsumptions } from './slip-consumptions';
import { useDetailStyles } from './styles';

interface SlipProps {
  booking: Booking;
  club: Club;
  court: string;
  formatter: Formatter;
}

/** Printable sheet with club, court, time, players, price and, for those who see them, consumptions. */
export function Slip({ booking, club, court, formatter }: SlipProps) {
  const text = useText();
  const mayConsume = useCan('consumption');
  const styles = useDetailStyles();
  const contact = [...new Set([club.address, club.phone, club.whatsapp])].filter(Boolean).join(' · ');
  const cancelled = booking.state === 'cancelled';
  const facts: [string, string][] = [
    [text('label.date'), formatter.date(booking.start)],
    [text('label.time'), `${formatter.time(booking.start)} – ${formatter.time(booking.end)}`],
    [text('label.court'), court],
    [text('label.type'), text(`type.${booking.event_type}`)],
    [text('label.state'), text(`bookings.state.${shownState(booking)}`)],
    [text('detail.reference'), reference(booking.id)],
  ];
  const sums: [string, string][] = [
    [text('label.price'), formatter.money(booking.price)],
    [text('payment.fully_paid'), formatter.money(booking.paid)],
    [text('detail.pending'), formatter.money(cancelled ? 0 : Math.max(booking.price - booking.paid, 0))],
  ];
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <BrandMark size={40} />
        <div className={styles.names}>
          <Title3 as="h1" className={styles.title}>
            {club.name}
          </Title3>
          {contact && <span className={styles.quiet}>{contact}</span>}
        </div>
      </header>
      {cancelled && (
        <MessageBar intent="warning">
          <MessageBarBody>{cancellationText(booking.cancel_reason, text)}</MessageBarBody>
        </MessageBar>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      {booking.description && <p className={styles.text}>{booking.description}</p>}
      {booking.players.length > 0 && (
        <section>
          <h2 className={styles.name}>{text('players.title')}</h2>
          <ul className={styles.players}>
            {booking.players.map((player) => (
              <li key={player.id} className={styles.player}>
                <span>{player.name}</span>
                {player.phone && (
                  <a
                    className={styles.phone}
                    href={chatLink(player.phone, '') ?? undefined}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {phoneText(player.phone, homeCode(club.timezone))}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className={styles.sums}>
        {sums.map(([name, value]) => (
          <div key={name} className={styles.sum}>
            <dt>{name}</dt>
            <dd className={styles.amount}>{value}</dd>
          </div>
        ))}
      </dl>
      {!cancelled && <PaymentBadge booking={booking} />}
      {mayConsume && <SlipConsumptions booking={booking} formatter={formatter} />}
    </article>
  );
}

/** Returns the short name that people read to each other: the first eight characters of the booking's id. */
export const reference = (bookingId: string): string => bookingId.slice(0, 8).toUpperCase();
