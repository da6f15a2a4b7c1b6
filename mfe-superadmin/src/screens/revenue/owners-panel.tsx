import { type Formatter, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { type PayingOwner, revenueEndpoints } from '@canchero/shared-contracts/revenue';
import { Link } from '@canchero/shared-contracts/router';
import { PLAN_NAMES, type PlanId } from '@canchero/shared-contracts/subscription';
import { LoadError, Spinner, Text } from '@canchero/shared-contracts/ui';
import { Choice } from '@canchero/shared-contracts/ui-forms';
import { type DataColumn, DataTable, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { useState } from 'react';
import { pathOfSubscription } from '../../paths';
import { useText } from '../../text';
import { PeoplePanel } from './people-panel';
import { type OwnersWanted, usePayingOwners } from './queries';
import { useMonthName } from './use-month-name';
import { useSave } from './use-save';

const PLANS = Object.entries(PLAN_NAMES) as [PlanId, string][];

interface OwnersPanelProps {
  /** YYYY-MM. */
  month: string;
  /** Months in which owners arrived, to choose from. */
  cohorts: readonly string[];
  format: Formatter;
}

/** Lists who paid when a month ended: those behind its revenue, the revenue by owner, a plan and a cohort. */
export function OwnersPanel({ month, cohorts, format }: OwnersPanelProps) {
  const text = useText();
  const monthName = useMonthName();
  const host = useHost();
  const save = useSave();
  const [plan, setPlan] = useState<PlanId | null>(null);
  const [cohort, setCohort] = useState<string | null>(null);
  const wanted = { month, ...(plan && { plan }), ...(cohort && { cohort }) };
  return (
    <PeoplePanel
      title={text('owners.title', { month: monthName(month) })}
      show={text('owners.show')}
      listed={JSON.stringify(wanted)}
      onSave={() => save((language) => host.call(revenueEndpoints.exportOwners, { query: { ...wanted, language } }))}
      filters={
        <>
          <Choice
            label={text('revenue.plan')}
            all={text('filters.any')}
            value={plan}
            options={PLANS}
            onChange={(value) => setPlan(value)}
          />
          <Choice
            label={text('revenue.cohort')}
            all={text('owners.anyCohort')}
            value={cohort}
            options={cohorts.map((one) => [one, monthName(one)] as const)}
            onChange={setCohort}
          />
        </>
      }
    >
      <Owners wanted={wanted} format={format} />
    </PeoplePanel>
  );
}

function Owners({ wanted, format }: { wanted: OwnersWanted; format: Formatter }) {
  const text = useText();
  const monthName = useMonthName();
  const errorText = useErrorText();
  const row = useRowStyles();
  const { data, error, refetch } = usePayingOwners(wanted);
  if (error && !data)
    return <LoadError title={text('owners.failed')} reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  if (data.length === 0) return <Text>{text('owners.none')}</Text>;
  const columns: DataColumn<PayingOwner>[] = [
    {
      id: 'owner',
      header: text('movements.owner'),
      cell: ({ owner_id, owner_name, owner_email }) => (
        <Link className={row.link} to={pathOfSubscription(owner_id)}>{`${owner_name} · ${owner_email}`}</Link>
      ),
    },
    { id: 'plan', header: text('revenue.plan'), cell: ({ plan }) => PLAN_NAMES[plan] },
    { id: 'cohort', header: text('revenue.cohort'), cell: ({ cohort }) => monthName(cohort) },
    { id: 'mrr', header: text('subscription.mrr'), number: true, cell: ({ mrr }) => format.money(mrr) },
  ];
  return <DataTable label={text('revenue.owners')} columns={columns} rows={data} keyOf={({ owner_id }) => owner_id} />;
}
