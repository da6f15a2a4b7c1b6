import { useClub } from '@canchero/shared-contracts/kit';
import type { EventDimension, EventGroup, EventGroupRow, EventsListQuery } from '@canchero/shared-contracts/report';
import { useFigures } from '../../format/use-figures';
import { type TextId, useText } from '../../text';
import { useCourts, usePlayerName } from './queries';

const MONTH = 31;
const hourText = (hour: number | string) => `${String(hour).padStart(2, '0')}:00`;

/** Names of what the figures are divided and narrowed by. */
export interface Names {
  /** Names the value of a dimension. `known` is the name that came with it, as of a court. */
  value(dimension: EventDimension, key: string, known?: string | null): string;
  /** Names a value in few characters, as below a column. */
  short(dimension: EventDimension, key: string): string;
  group(row: Pick<EventGroupRow, 'from'>, group: EventGroup): string;
  /** Names a group below its column. Days have their weekday, among more than a month's their month instead. */
  shortGroup(row: Pick<EventGroupRow, 'from'>, group: EventGroup, count: number): string;
  /** Lists the conditions of a filter, without its days. */
  conditions(filter: EventsListQuery): string[];
}

/** Returns the names in the user's language. The player's is read for `filter`. */
export function useNames(filter: EventsListQuery): Names {
  const text = useText();
  const club = useClub();
  const figures = useFigures();
  const courts = useCourts(club.id);
  const player = usePlayerName(club.id, filter.player);
  const value: Names['value'] = (dimension, key, known) => {
    if (dimension === 'court')
      return known ?? courts.find(({ id }) => id === key)?.name ?? text('events.court.unknown');
    if (dimension === 'weekday') return figures.weekday(Number(key), 'long');
    if (dimension === 'hour') return hourText(key);
    return text(`${dimension}.${key}` as TextId);
  };
  const group: Names['group'] = ({ from }, by) =>
    by === 'day'
      ? figures.day(from)
      : by === 'month'
        ? figures.month(from)
        : text('events.weekOf', { day: figures.dayMonth(from) });
  return {
    value,
    group,
    short: (dimension, key) =>
      dimension === 'weekday'
        ? figures.weekday(Number(key), 'short')
        : dimension === 'hour'
          ? key
          : value(dimension, key),
    shortGroup: ({ from }, by, count) => {
      if (by === 'month') return figures.shortMonth(from);
      return by === 'day' && count <= MONTH ? figures.shortDay(from) : figures.dayMonth(from);
    },
    conditions: (given) => {
      const named = (['court', 'sport', 'type', 'state', 'weekday', 'hour'] as const).flatMap((dimension) => {
        const key = given[dimension];
        return key === undefined ? [] : [value(dimension, String(key))];
      });
      return given.player === undefined ? named : [...named, player ?? text('events.player.unknown')];
    },
  };
}
