import { holds } from '@canchero/shared-contracts/core';
import { pathTo, useClub, useErrorText, useHost, useStore } from '@canchero/shared-contracts/kit';
import { MorePages } from '@canchero/shared-contracts/pages';
import type { EventsListQuery } from '@canchero/shared-contracts/report';
import { Link } from '@canchero/shared-contracts/router';
import { LoadError, makeStyles, ScreenLoading, Text, tokens } from '@canchero/shared-contracts/ui';
import { SidePanelBody, SidePanelFrame, SidePanelHeader } from '@canchero/shared-contracts/ui-overlay';
import { useFigures } from '../../../format/use-figures';
import { useLinkStyles } from '../../../page/link-styles';
import { paths } from '../../../paths';
import { useText } from '../../../text';
import { bookingsQuery } from '../model/bookings-query';
import { useEventsList } from '../queries';
import type { Names } from '../use-names';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '10px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
  },
  words: { overflowWrap: 'anywhere' },
  amount: { textAlign: 'right' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface BookingsPanelProps {
  filter: EventsListQuery;
  names: Names;
  onClose(): void;
}

/** Bookings behind a figure, beside it. */
export function BookingsPanel({ filter, names, onClose }: BookingsPanelProps) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const link = useLinkStyles();
  const club = useClub();
  const { money, time, dateTime, span } = useFigures();
  const held = useStore(useHost().permissions, ({ permissions }) => permissions);
  const found = useEventsList(club.id, filter);
  const bookings = found.data?.pages.flatMap(({ items }) => items);
  const query = holds(held, 'booking') ? bookingsQuery(filter) : null;
  const title = text(`events.list.${filter.part ?? 'all'}`);
  return (
    <SidePanelFrame label={title} onClose={onClose}>
      <SidePanelHeader
        title={title}
        detail={[span(filter), ...names.conditions(filter)].join(' · ')}
        onClose={onClose}
      />
      <SidePanelBody>
        {found.isError && !bookings ? (
          <LoadError
            title={text('events.list.failed')}
            reason={errorText(found.error)}
            onRetry={() => void found.refetch()}
          />
        ) : !bookings ? (
          <ScreenLoading />
        ) : bookings.length === 0 ? (
          <Text role="status">{text('events.list.none')}</Text>
        ) : (
          <ul className={styles.list} aria-label={title}>
            {bookings.map(({ id, start, end, court_name, players, description, state, price, paid }) => (
              <li key={id} className={styles.row}>
                <Link className={link.link} to={pathTo('booking', id)}>
                  {`${dateTime(start)} – ${time(end)}`}
                </Link>
                <span className={styles.amount}>{money(price)}</span>
                <span className={styles.words}>
                  {[court_name, players.join(', ') || description].filter(Boolean).join(' · ')}
                </span>
                <span className={styles.quiet}>
                  {state !== 'cancelled' && price > paid
                    ? text('events.list.due', { amount: money(price - paid) })
                    : text(`state.${state}`)}
                </span>
              </li>
            ))}
          </ul>
        )}
        <MorePages query={found} label={text('events.list.more')} />
        {query && (
          <Link className={link.link} to={paths.bookings(query)}>
            {text('events.list.elsewhere')}
          </Link>
        )}
      </SidePanelBody>
    </SidePanelFrame>
  );
}
