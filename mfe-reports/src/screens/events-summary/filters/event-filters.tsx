import { endingOn, startingOn } from '@canchero/shared-contracts/address/day-span';
import { BOOKING_STATES, EVENT_TYPES, MAX_PERIOD_DAYS } from '@canchero/shared-contracts/booking';
import { SPORTS } from '@canchero/shared-contracts/club';
import { holds } from '@canchero/shared-contracts/core';
import { useClub, useHost, useStore } from '@canchero/shared-contracts/kit';
import { COMPARISONS, EVENT_GROUPS } from '@canchero/shared-contracts/report';
import { Button, makeStyles, mergeClasses } from '@canchero/shared-contracts/ui';
import { Choice, DateField, Field } from '@canchero/shared-contracts/ui-forms';
import { useState } from 'react';
import { useFigures } from '../../../format/use-figures';
import { useText } from '../../../text';
import { CONDITIONS, daysOf, NO_CONDITIONS, PERIODS, periodOf } from '../model/choice';
import { useCourts } from '../queries';
import type { ChoiceControl } from '../use-choice';
import { PlayerFilter } from './player-filter';

const PHONE = '@media (max-width: 600px)';

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
    gap: '12px',
    alignItems: 'end',
    [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media print': { display: 'none' },
  },
  /** Controls shrink to their column, also with long options. */
  field: { minWidth: 0, '& .fui-Select, & .fui-Input, & .fui-Combobox, & input': { width: '100%', minWidth: 0 } },
  folded: { [PHONE]: { display: 'none' } },
  fold: { display: 'none', [PHONE]: { display: 'inline-flex', gridColumn: '1 / -1' } },
});

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'];
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/** Span, conditions, groups and comparison of the figures. The conditions are folded on a phone. */
export function EventFilters({ control: { choice, change }, today }: { control: ChoiceControl; today: string }) {
  const text = useText();
  const styles = useStyles();
  const club = useClub();
  const { weekday } = useFigures();
  const courts = useCourts(club.id);
  const held = useStore(useHost().permissions, ({ permissions }) => permissions);
  const [unfolded, setUnfolded] = useState(false);
  const { filter } = choice;
  const active = CONDITIONS.filter((name) => filter[name] !== undefined);
  const folded = mergeClasses(styles.field, !unfolded && styles.folded);
  const period = periodOf(filter, today);
  const findsPlayers = (['players', 'booking', 'schedule'] as const).some((permission) => holds(held, permission));
  const condition = (name: (typeof CONDITIONS)[number], options: readonly (readonly [string, string])[]) => (
    <Choice
      className={folded}
      label={text(`events.by.${name}`)}
      all={text('events.all')}
      value={filter[name] === undefined ? null : String(filter[name])}
      options={options}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <search className={styles.filters}>
      <Choice
        className={styles.field}
        label={text('events.period')}
        {...(!period && { all: text('events.period.own') })}
        value={period}
        options={PERIODS.map((one) => [one, text(`events.period.${one}`)])}
        onChange={(one) => one && change({ ...daysOf(one, today) })}
      />
      <Choice
        className={styles.field}
        label={text('events.compare')}
        all={text('events.compare.none')}
        value={choice.compare}
        options={COMPARISONS.map((one) => [one, text(`events.compare.${one}`)])}
        onChange={(one) => change({ compare: one === 'before' ? null : (one ?? 'none') })}
      />
      <Field label={text('events.from')} className={styles.field}>
        <DateField
          value={filter.from}
          onChange={(date) => date && change({ ...startingOn(filter, date, MAX_PERIOD_DAYS) })}
        />
      </Field>
      <Field label={text('events.to')} className={styles.field}>
        <DateField
          value={filter.to}
          onChange={(date) => date && change({ ...endingOn(filter, date, MAX_PERIOD_DAYS) })}
        />
      </Field>
      <Choice
        className={folded}
        label={text('events.group')}
        value={choice.group}
        options={EVENT_GROUPS.map((one) => [one, text(`events.group.${one}`)])}
        onChange={(group) => change({ group })}
      />
      {condition(
        'court',
        courts.map(({ id, name }) => [id, name]),
      )}
      {condition(
        'sport',
        SPORTS.map((sport) => [sport, text(`sport.${sport}`)]),
      )}
      {condition(
        'type',
        EVENT_TYPES.map((type) => [type, text(`type.${type}`)]),
      )}
      {condition(
        'state',
        BOOKING_STATES.map((state) => [state, text(`state.${state}`)]),
      )}
      {condition(
        'weekday',
        WEEKDAYS.map((day) => [day, weekday(Number(day), 'long')]),
      )}
      {condition(
        'hour',
        HOURS.map((hour) => [hour, `${hour.padStart(2, '0')}:00`]),
      )}
      {findsPlayers && (
        <PlayerFilter className={folded} player={filter.player} onChange={(player) => change({ player })} />
      )}
      <Button className={styles.fold} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        {unfolded ? text('events.filters.fewer') : text('events.filters.more', { count: active.length })}
      </Button>
      {active.length > 0 && (
        <Button appearance="subtle" onClick={() => change(NO_CONDITIONS)}>
          {text('filter.clear')}
        </Button>
      )}
    </search>
  );
}
