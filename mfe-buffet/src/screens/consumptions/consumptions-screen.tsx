import { useClub, useErrorText, useFormatter, useQueryParams } from '@canchero/shared-contracts/kit';
import { Button, LoadError, Notice, Text } from '@canchero/shared-contracts/ui';
import { Totals } from '@canchero/shared-contracts/ui-table';
import { DateTime } from 'luxon';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ChargeDialog } from '../../consumptions/charge-dialog';
import { chargeable, openTotal } from '../../consumptions/model/open-consumptions';
import { Page } from '../../page/page';
import { ListSkeleton } from '../../states/list-skeleton';
import { useText } from '../../text';
import { ChargeBar } from './charge-bar';
import { ConsumptionsTable } from './consumptions-table';
import { ExportButton } from './export-button';
import { Filters, NARROWING } from './filters';
import { filterOf, isNarrow } from './model/filter';
import { useFoundConsumptions } from './queries';

/** Consumptions of all bookings and players: filters in the address, totals, charging, export. */
export function ConsumptionsScreen() {
  const text = useText();
  const errorText = useErrorText();
  const intl = useIntl();
  const club = useClub();
  const formatter = useFormatter(club);
  const [address, go] = useQueryParams();
  const today = DateTime.now().setZone(club.timezone).toFormat('yyyy-MM-dd');
  const filter = useMemo(() => filterOf(address, today), [address, today]);
  const query = useFoundConsumptions(club.id, filter);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [charging, setCharging] = useState(false);
  const found = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const totals = query.data?.pages[0]?.totals ?? null;
  const toCharge = chargeable(found, chosen);
  const endCharge = () => {
    setCharging(false);
    setChosen(new Set());
  };
  // the dialog goes with the last line that is open: left open, it would spring open at the next choice
  if (charging && toCharge.length === 0) endCharge();
  const booking = toCharge[0]?.booking_id;
  const ofOneBooking = booking !== undefined && toCharge.every((one) => one.booking_id === booking);
  const amount = (value: number | undefined) => (value === undefined ? null : formatter.money(value));
  return (
    <Page
      title={text('consumptions.title')}
      actions={<ExportButton clubId={club.id} filter={filter} disabled={found.length === 0} />}
    >
      <Filters filter={filter} today={today} names={found} onChange={go} />
      {query.isError && !query.data ? (
        <LoadError
          title={text('consumptions.failed.load')}
          reason={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Totals
          label={text('consumptions.totals')}
          totals={[
            { name: text('consumptions.count'), value: totals && intl.formatNumber(totals.count) },
            { name: text('consumptions.total'), value: amount(totals?.total) },
            { name: text('consumptions.total.paid'), value: amount(totals?.paid) },
            {
              name: text('consumptions.total.open'),
              value: amount(totals?.open),
              warning: totals !== null && totals.open > 0,
            },
          ]}
        />
      )}
      {query.isPending && <ListSkeleton />}
      {query.isSuccess && found.length === 0 && (
        <Notice>
          <Text role="status">{text(isNarrow(filter) ? 'consumptions.noneFound' : 'consumptions.noneInDays')}</Text>
          {isNarrow(filter) && (
            <Button onClick={() => go(Object.fromEntries(NARROWING.map((name) => [name, null])))}>
              {text('filter.clear')}
            </Button>
          )}
        </Notice>
      )}
      {found.length > 0 && (
        <ConsumptionsTable
          consumptions={found}
          formatter={formatter}
          busy={query.isPlaceholderData}
          chosen={chosen}
          onChoose={setChosen}
          onEnd={query.hasNextPage && !query.isFetching && !query.isError ? query.fetchNextPage : undefined}
        />
      )}
      {query.isFetchNextPageError && <Button onClick={() => void query.fetchNextPage()}>{text('list.more')}</Button>}
      {toCharge.length > 0 && (
        <ChargeBar
          count={toCharge.length}
          total={formatter.money(openTotal(toCharge))}
          onCharge={() => setCharging(true)}
          onClear={() => setChosen(new Set())}
        />
      )}
      <ChargeDialog
        open={charging}
        consumptions={toCharge}
        {...(ofOneBooking && { bookingId: booking })}
        onCharged={endCharge}
        onClose={() => setCharging(false)}
      />
    </Page>
  );
}
