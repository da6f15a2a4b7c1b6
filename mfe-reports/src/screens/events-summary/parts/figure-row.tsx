import type { EventSums } from '@canchero/shared-contracts/report';
import { Link } from '@canchero/shared-contracts/router';
import type { ReactNode } from 'react';
import { useFigures } from '../../../format/use-figures';
import { useLinkStyles } from '../../../page/link-styles';
import { useText } from '../../../text';
import type { Conditions } from '../model/address';
import type { ChoiceControl } from '../use-choice';

/** Returns the heads and cells of the tables of sums: counts link to their bookings, with the amounts beside them. */
export function useFigureRow(listPath: ChoiceControl['listPath']) {
  const text = useText();
  const styles = useLinkStyles();
  const { count, hours, money } = useFigures();
  const head = (name: string) => [
    name,
    text('events.count'),
    text('events.minutes'),
    text('events.value'),
    text('events.paid'),
    text('events.open'),
    text('events.no_shows'),
    text('events.cancelled'),
  ];
  /** `list` narrows the filter to the bookings of the row. */
  const cells = (name: string, sums: EventSums, list: Conditions): ReactNode[] => {
    const link = (figure: string, shown: string, value: number, part: Conditions['part']) =>
      value === 0 ? (
        shown
      ) : (
        <Link
          key={figure}
          className={styles.link}
          to={listPath({ ...list, part })}
          aria-label={text('events.listOf', { name, figure, value: shown })}
        >
          {shown}
        </Link>
      );
    return [
      name,
      link(text('events.count'), count(sums.count), sums.count, 'standing'),
      hours(sums.minutes / 60),
      money(sums.value),
      money(sums.paid),
      link(text('events.open'), money(sums.open), sums.open, 'open'),
      link(text('events.no_shows'), count(sums.no_shows), sums.no_shows, 'no_show'),
      link(text('events.cancelled'), count(sums.cancelled), sums.cancelled, 'cancelled'),
    ];
  };
  return { head, cells };
}
