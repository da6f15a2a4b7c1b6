import { MessageBar, MessageBarBody, Text } from '@canchero/shared-contracts/ui';
import { Field, Radio, RadioGroup } from '@canchero/shared-contracts/ui-forms';
import { useBookings } from '../../bookings-data/bookings-context';
import { CashNotice } from '../../payments/cash-notice';
import { OpenConsumptions } from '../cancellation/open-consumptions';
import { SERIES_SETTLEMENTS, type SeriesSettlement } from '../model/cancellation';
import { settledByRule } from '../model/series';
import type { SeriesRemoval } from './use-series-removal';

type SeriesLossProps = Pick<SeriesRemoval, 'loss' | 'lost' | 'settling' | 'settle' | 'mayRefund' | 'cash'>;

/** Names the dates that a removal cancels, and asks what becomes of those that are paid. */
export function SeriesLoss({ loss: { staying }, lost, settling, settle, mayRefund, cash }: SeriesLossProps) {
  const { club, texts } = useBookings();
  const { text, formatter } = texts;
  const [first] = lost;
  const last = lost.at(-1);
  const sums = settledByRule(staying, club, Date.now());
  return (
    <>
      <Text>
        {first && last
          ? text('series.remove.loss', {
              count: lost.length,
              from: formatter.date(first.start),
              to: formatter.date(last.start),
            })
          : text('error.series_is_over')}
      </Text>
      {staying.length > 0 && mayRefund && (
        <Field label={text('series.remove.paid', { count: staying.length, paid: formatter.money(sums.paid) })}>
          <RadioGroup value={settling} onChange={(_, data) => settle(data.value as SeriesSettlement)}>
            {(Object.keys(SERIES_SETTLEMENTS) as SeriesSettlement[]).map((way) => (
              <Radio
                key={way}
                value={way}
                label={text(`series.remove.paid.${way}`, {
                  kept: formatter.money(sums.kept),
                  returned: formatter.money(way === 'rule' ? sums.paid - sums.kept : sums.paid),
                })}
              />
            ))}
          </RadioGroup>
        </Field>
      )}
      <OpenConsumptions bookings={lost.filter((occurrence) => occurrence.has_consumptions)} />
      {cash.lacking && <CashNotice cash={cash} />}
      {staying.length > 0 && !mayRefund && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{text('series.remove.staying', { count: staying.length })}</MessageBarBody>
        </MessageBar>
      )}
      <Text weight="semibold">{text('series.remove.forGood')}</Text>
    </>
  );
}
