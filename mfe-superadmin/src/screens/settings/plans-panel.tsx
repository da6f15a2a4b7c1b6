import type { AdminSettings } from '@canchero/shared-contracts/admin-setting';
import { useHost } from '@canchero/shared-contracts/kit';
import { PLAN_SWITCHES } from '@canchero/shared-contracts/subscription';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { useState } from 'react';
import { Panel } from '../../page/panel';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { useText } from '../../text';
import { PlanForm } from './plan-form';

type AdminPlan = AdminSettings['plans'][number];

const useStyles = makeStyles({
  // on a card; a cell of a table has no place in a grid
  wholeLine: { gridColumn: '1 / -1' },
});

/** Catalogue of plans, each with its form. */
export function PlansPanel({ plans }: { plans: readonly AdminPlan[] }) {
  const text = useText();
  const host = useHost();
  const styles = useStyles();
  const format = usePlatformFormatter();
  const [edited, setEdited] = useState<AdminPlan | null>(null);
  const price = (ars: number | null) => (ars === null ? text('settings.onRequest') : format.money(ars));
  const columns: DataColumn<AdminPlan>[] = [
    { id: 'name', header: text('revenue.plan'), cell: ({ name }) => name },
    {
      id: 'prices',
      header: text('settings.prices'),
      cell: ({ pricing: { monthly, annual } }) =>
        monthly.ars === annual.ars
          ? price(monthly.ars)
          : text('settings.pricePair', { monthly: price(monthly.ars), annual: price(annual.ars) }),
    },
    {
      id: 'courts',
      header: text('settings.limits'),
      cell: ({ limits }) => text('settings.courts', { count: limits.max_courts_per_club }),
    },
    {
      id: 'features',
      className: styles.wholeLine,
      header: text('settings.features'),
      cell: ({ features }) =>
        PLAN_SWITCHES.filter((name) => features[name])
          .map((name) => text(`settings.switch.${name}`))
          .join(', '),
    },
    {
      id: 'edit',
      header: text('release.actions'),
      headerHidden: true,
      cell: (plan) => (
        <Button
          size="small"
          aria-label={text('settings.editNamed', { name: plan.name })}
          onClick={() => setEdited(plan)}
        >
          {text('settings.edit')}
        </Button>
      ),
    },
  ];
  const close = () => setEdited(null);
  return (
    <Panel title={text('settings.plans')} hint={text('settings.plansHint')}>
      <DataTable label={text('settings.plans')} columns={columns} rows={plans} keyOf={({ id }) => id} />
      <DialogHost wide open={edited !== null} onClose={close}>
        {edited && (
          <PlanForm
            plan={edited}
            onSaved={() => host.toast({ intent: 'success', title: text('settings.saved') })}
            onClose={close}
          />
        )}
      </DialogHost>
    </Panel>
  );
}
