import { BOOKING_STATES, type BookingState, serviceReasonOf } from '@canchero/shared-contracts/booking';
import { pathTo } from '@canchero/shared-contracts/kit';
import { type DailySummary, dayTotals } from '@canchero/shared-contracts/report';
import { Link } from '@canchero/shared-contracts/router';
import { useFigures } from '../../../format/use-figures';
import { FigureTable } from '../../../page/figure-table';
import { useLinkStyles } from '../../../page/link-styles';
import { Panel } from '../../../page/panel';
import { useText } from '../../../text';
import { courtLines } from '../model/day';

/** Bookings of the day by court and state, what is open and what was lost. */
export function BookingParts({ summary }: { summary: DailySummary }) {
  return (
    <>
      <Courts summary={summary} />
      <Open summary={summary} />
      <Lost summary={summary} />
    </>
  );
}

function Courts({ summary: { bookings } }: { summary: DailySummary }) {
  const text = useText();
  const { count, hours, money } = useFigures();
  const lines = courtLines(bookings);
  const states = BOOKING_STATES.filter((state) => bookings.some((one) => one.state === state));
  const all = (state: BookingState) => lines.reduce((total, { counts }) => total + (counts[state] ?? 0), 0);
  const sum = (figure: 'minutes' | 'price') => lines.reduce((total, line) => total + line[figure], 0);
  return (
    <Panel wide title={text('daily.courts')} none={lines.length === 0 ? text('daily.none.bookings') : null}>
      <FigureTable
        label={text('daily.courts')}
        head={[
          text('filter.court'),
          ...states.map((state) => text(`state.${state}`)),
          text('daily.hours'),
          text('daily.worth'),
        ]}
        rows={lines.map((line) => ({
          key: line.key,
          cells: [
            line.name,
            ...states.map((state) => count(line.counts[state] ?? 0)),
            hours(line.minutes / 60),
            money(line.price),
          ],
        }))}
        total={[
          text('chart.total'),
          ...states.map((state) => count(all(state))),
          hours(sum('minutes') / 60),
          money(sum('price')),
        ]}
      />
    </Panel>
  );
}

function Open({ summary }: { summary: DailySummary }) {
  const text = useText();
  const styles = useLinkStyles();
  const { money, time } = useFigures();
  const titleOf = ({ kind, id, booking_id, title }: DailySummary['open'][number]) => {
    const name = kind === 'order' ? text('daily.order', { number: title }) : title;
    const to = kind === 'order' ? pathTo('order', id) : booking_id && pathTo('booking', booking_id);
    return to ? (
      <Link className={styles.link} to={to}>
        {name}
      </Link>
    ) : (
      name
    );
  };
  return (
    <Panel wide title={text('daily.open')} none={summary.open.length === 0 ? text('daily.none.open') : null}>
      <FigureTable
        label={text('daily.open')}
        head={[text('daily.what'), text('daily.time'), text('daily.who'), text('daily.amount')]}
        words={[1, 2]}
        rows={summary.open.map((one) => ({
          key: `${one.kind} ${one.id}`,
          cells: [titleOf(one), time(one.at), one.players.join(', ') || '–', money(one.open)],
        }))}
        total={[text('chart.total'), '', '', money(dayTotals(summary).open)]}
      />
    </Panel>
  );
}

function Lost({ summary }: { summary: DailySummary }) {
  const text = useText();
  const styles = useLinkStyles();
  const { money, time } = useFigures();
  const reasonOf = (reason: string | null) => {
    const code = reason && serviceReasonOf(reason);
    return code ? text(`reason.${code}`) : reason;
  };
  return (
    <Panel wide title={text('daily.lost')} none={summary.lost.length === 0 ? text('daily.none.lost') : null}>
      <FigureTable
        label={text('daily.lost')}
        head={[text('daily.what'), text('daily.time'), text('filter.state'), text('daily.kept'), text('daily.worth')]}
        words={[1, 2]}
        rows={summary.lost.map(({ id, court_name, start, state, price, paid, reason, players }) => ({
          key: id,
          cells: [
            <Link key={id} className={styles.link} to={pathTo('booking', id)}>
              {[court_name, ...players].join(' · ')}
            </Link>,
            time(start),
            [text(`state.${state}`), reasonOf(reason)].filter(Boolean).join(': '),
            money(paid),
            money(price),
          ],
        }))}
        total={[
          text('chart.total'),
          '',
          '',
          money(summary.lost.reduce((sum, { paid }) => sum + paid, 0)),
          money(summary.lost.reduce((sum, { price }) => sum + price, 0)),
        ]}
      />
    </Panel>
  );
}
