import type { Consumption } from '@canchero/shared-contracts/consumption';
import { useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import type { Slots } from '@canchero/shared-contracts/mfe';
import { Button, LoadError, Subtitle2, Text } from '@canchero/shared-contracts/ui';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { useId, useState } from 'react';
import { ListSkeleton } from '../../states/list-skeleton';
import { useText } from '../../text';
import { useKeptFocus } from '../../use-kept-focus';
import { ChargeDialog } from '../charge-dialog';
import { ConsumptionEntry } from '../entry/consumption-entry';
import { chargeable, openTotal } from '../model/open-consumptions';
import { useBookingConsumptions } from '../queries';
import { ConsumptionLine } from './consumption-line';
import { ConsumptionsFoot } from './consumptions-foot';
import { EditConsumptionDialog } from './edit-consumption-dialog';
import { useEventStyles } from './styles';
import { useChosen } from './use-chosen';
import { useRemoveConsumption } from './use-remove-consumption';

/** Consumptions of a booking: each line with its payer and open amount, to be added, changed and charged. */
export function BookingConsumptions({ bookingId, players, closed, onChange }: Slots['event.consumptions']) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useEventStyles();
  const title = useId();
  const club = useClub();
  const formatter = useFormatter(club);
  const query = useBookingConsumptions(club.id, bookingId);
  const remove = useRemoveConsumption(club.id, onChange);
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<Consumption | null>(null);
  const [charging, setCharging] = useState(false);
  const items = query.data?.items ?? [];
  const totals = query.data?.totals;
  const open = chargeable(items);
  const { chosen, isChosen, choose, chooseAll } = useChosen(open);
  return (
    <>
      <section className={styles.card} aria-labelledby={title} {...useKeptFocus()}>
        <div className={styles.head}>
          <Subtitle2 as="h2" id={title} className={styles.title}>
            {text('consumptions.title')}
          </Subtitle2>
          {!closed && (
            <Button size="small" icon={<AddRegular />} onClick={() => setAdding(true)}>
              {text('consumptions.add')}
            </Button>
          )}
        </div>
        {query.isError && !query.data && (
          <LoadError
            title={text('consumptions.failed.load')}
            reason={errorText(query.error)}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && <ListSkeleton lines={2} />}
        {query.isSuccess && items.length === 0 && <Text>{text('consumptions.none')}</Text>}
        {items.length > 0 && (
          <ul className={styles.lines}>
            {items.map((one) => (
              <ConsumptionLine
                key={one.id}
                consumption={one}
                formatter={formatter}
                chosen={open.length > 1 ? isChosen(one.id) : null}
                closed={closed}
                onChoose={(taken) => choose(one.id, taken)}
                onEdit={() => setEditing(one)}
                onRemove={() => void remove(one)}
              />
            ))}
          </ul>
        )}
        {totals && totals.count > 0 && (
          <ConsumptionsFoot totals={totals} formatter={formatter}>
            {open.length > 0 && (
              <Button appearance="primary" disabled={chosen.length === 0} onClick={() => setCharging(true)}>
                {text('charge.action', { amount: formatter.money(openTotal(chosen)) })}
              </Button>
            )}
          </ConsumptionsFoot>
        )}
      </section>
      <ChargeDialog
        open={charging}
        consumptions={chosen}
        bookingId={bookingId}
        onChange={onChange}
        onCharged={() => {
          setCharging(false);
          chooseAll();
        }}
        onClose={() => setCharging(false)}
      />
      <EditConsumptionDialog
        clubId={club.id}
        consumption={editing}
        players={players}
        onChanged={onChange}
        onClose={() => setEditing(null)}
      />
      {adding && (
        <ConsumptionEntry
          bookingId={bookingId}
          players={players}
          onChange={onChange}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
