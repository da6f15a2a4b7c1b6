import { LoadError, makeStyles, Spinner, Text } from '@canchero/shared-contracts/ui';
import { DateField, Field, Select, TimeField } from '@canchero/shared-contracts/ui-forms';
import { DialogBody, DialogContent, DialogHost, DialogTitle } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import type { AgendaNavigation, AgendaView } from '../agenda-view/use-agenda-view';
import { useBookings } from '../bookings-data/bookings-context';
import { errorText } from '../bookings-data/error-text';
import type { TextId } from '../text';
import { SlotList } from './slot-list';
import { durationsWith, queryOf, type SlotSearch, sportsByCourts, usualDurationOf } from './slot-search';
import { useFreeSlots } from './use-free-slots';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '12px',
    alignItems: 'end',
    '& > *': { minWidth: 0, gridColumn: 'span 2' },
    '& input, & span': { minWidth: 0 },
    '@media (max-width: 480px)': {
      '& > *': { gridColumn: 'span 3' },
      // a date with its calendar needs the whole width
      '& > :last-child': { gridColumn: 'span 6' },
    },
  },
  half: { gridColumn: 'span 3 !important' },
  found: { minHeight: '240px', maxHeight: '52vh', overflowY: 'auto', marginTop: '8px' },
  none: { display: 'block', margin: '16px 0' },
});

interface FreeSlotsDialogProps {
  view: AgendaView;
  navigation: AgendaNavigation;
}

/**
 * Searches free slots of the next two weeks; choosing one opens the form of a new booking there. The fields start with
 * what the address looks for. Leave it mounted.
 */
export function FreeSlotsDialog(props: FreeSlotsDialogProps) {
  const { find, wanted, date } = props.view;
  // the sports and their lengths are those of the courts
  const { courts } = useBookings();
  const open = find && courts.length > 0;
  return (
    <DialogHost open={open} onClose={() => props.navigation.search(false)}>
      {open && <FreeSlots key={JSON.stringify([wanted, date])} {...props} />}
    </DialogHost>
  );
}

function FreeSlots({ view, navigation }: FreeSlotsDialogProps) {
  const { club, courts, texts } = useBookings();
  const { text } = texts;
  const styles = useStyles();
  const sports = sportsByCourts(courts);
  const [search, setSearch] = useState<SlotSearch>(() => {
    const { duration, after, before } = view.wanted;
    const sport = sports.find((s) => s === (view.wanted.sport ?? view.sport)) ?? sports[0] ?? null;
    const from = view.date.localeCompare(view.today) > 0 ? view.date : view.today;
    return { sport, duration: duration ?? usualDurationOf(sport, courts), from, after, before };
  });
  const set = (change: Partial<SlotSearch>) => setSearch((s) => ({ ...s, ...change }));
  const found = useFreeSlots(club.id, queryOf(search));
  return (
    <DialogBody>
      <DialogTitle>{text('freeSlots.title')}</DialogTitle>
      <DialogContent>
        <div className={styles.fields}>
          {sports.length > 1 && (
            <Field label={text('courts.sport')} className={styles.half}>
              <Select
                value={search.sport ?? ''}
                onChange={(_, { value }) => {
                  const sport = sports.find((s) => s === value) ?? null;
                  set({ sport, duration: usualDurationOf(sport, courts) });
                }}
              >
                {sports.map((sport) => (
                  <option key={sport} value={sport}>
                    {text(`sport.${sport}` as TextId)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <Field label={text('form.duration')} className={styles.half}>
            <Select value={String(search.duration)} onChange={(_, { value }) => set({ duration: Number(value) })}>
              {durationsWith(search.duration).map((minutes) => (
                <option key={minutes} value={minutes}>
                  {text('freeSlots.minutes', { minutes })}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={text('freeSlots.after')}>
            <TimeField value={search.after} onChange={(after) => set({ after })} />
          </Field>
          <Field label={text('freeSlots.before')}>
            <TimeField value={search.before} onChange={(before) => set({ before })} />
          </Field>
          <Field label={text('freeSlots.from')}>
            <DateField value={search.from} onChange={(from) => from && set({ from })} />
          </Field>
        </div>
        <div className={styles.found} aria-busy={found.isFetching}>
          {found.isPending && <Spinner label={text('freeSlots.loading')} />}
          {found.isError && (
            <LoadError
              title={text('freeSlots.failed')}
              reason={errorText(found.error, texts)}
              onRetry={() => found.refetch()}
            />
          )}
          {found.data?.length === 0 && (
            <Text className={styles.none} role="status">
              {text('freeSlots.none')}
            </Text>
          )}
          {found.data && (
            <SlotList
              slots={found.data}
              today={view.today}
              onChoose={(place, date) =>
                navigation.openNew({ ...place, duration: search.duration }, { kind: view.kind, date })
              }
            />
          )}
        </div>
      </DialogContent>
    </DialogBody>
  );
}
