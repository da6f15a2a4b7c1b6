import type { AdminSubscription } from '@canchero/shared-contracts/admin-subscription';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import {
  PLANS,
  type PlanId,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '@canchero/shared-contracts/subscription';
import { Button, LoadError, makeStyles, ScreenLoading, Text } from '@canchero/shared-contracts/ui';
import { Field, SearchField, Select } from '@canchero/shared-contracts/ui-forms';
import { type DataColumn, DataTable, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { useState } from 'react';
import { Page } from '../../page/page';
import { PLAN_NAMES } from '../../page/plan-names';
import { NameWithTags } from '../../page/tags';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { pathOfSubscription } from '../../paths';
import { useText } from '../../text';
import { type SubscriptionSearch, useAdminSubscriptions } from './queries';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: '16px' },
  search: { flex: '1 1 240px', maxWidth: '400px' },
  choice: { flex: '0 1 200px' },
});

/** Subscriptions of the platform, each with its page. */
export function SubscriptionsScreen() {
  const text = useText();
  const styles = useStyles();
  const [search, setSearch] = useState<SubscriptionSearch>({ search: '', plan: '', status: '' });
  const change = (part: Partial<SubscriptionSearch>) => setSearch((before) => ({ ...before, ...part }));
  return (
    <Page title={text('subscriptions.title')} subtitle={text('subscriptions.subtitle')}>
      <div className={styles.filters}>
        <SearchField
          className={styles.search}
          label={text('clubs.search')}
          hint={text('subscriptions.searchHint')}
          value={search.search}
          onChange={(value) => change({ search: value })}
        />
        <Field className={styles.choice} label={text('revenue.plan')}>
          <Select value={search.plan} onChange={(_, { value }) => change({ plan: value as PlanId | '' })}>
            <option value="">{text('clubs.allPlans')}</option>
            {PLANS.map((plan) => (
              <option key={plan} value={plan}>
                {PLAN_NAMES[plan]}
              </option>
            ))}
          </Select>
        </Field>
        <Field className={styles.choice} label={text('clubs.state')}>
          <Select
            value={search.status}
            onChange={(_, { value }) => change({ status: value as SubscriptionStatus | '' })}
          >
            <option value="">{text('clubs.allPlans')}</option>
            {SUBSCRIPTION_STATUSES.map((status) => (
              <option key={status} value={status}>
                {text(`subscription.status.${status}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Subscriptions search={search} />
    </Page>
  );
}

function Subscriptions({ search }: { search: SubscriptionSearch }) {
  const text = useText();
  const errorText = useErrorText();
  const format = usePlatformFormatter();
  const row = useRowStyles();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAdminSubscriptions(search);
  const first = data?.pages[0];
  if (!first) {
    if (error)
      return (
        <LoadError title={text('subscriptions.failed')} reason={errorText(error)} onRetry={() => void refetch()} />
      );
    return <ScreenLoading />;
  }
  const subscriptions = data.pages.flatMap(({ items }) => items);
  const columns: DataColumn<AdminSubscription>[] = [
    {
      id: 'owner',
      header: text('clubs.owner'),
      cell: ({ owner_id, owner_name, status }) => (
        <NameWithTags
          name={
            <Link className={row.link} to={pathOfSubscription(owner_id)}>
              {owner_name}
            </Link>
          }
          tags={status === 'past_due' ? [{ text: text('subscription.status.past_due'), alarm: true }] : []}
        />
      ),
    },
    { id: 'email', header: text('users.email'), cell: ({ owner_email }) => owner_email },
    { id: 'plan', header: text('revenue.plan'), cell: ({ plan }) => PLAN_NAMES[plan] },
    { id: 'status', header: text('clubs.state'), cell: ({ status }) => text(`subscription.status.${status}`) },
    { id: 'ends', header: text('subscription.ends'), cell: ({ ends_at }) => (ends_at ? format.date(ends_at) : '') },
    { id: 'mrr', header: text('subscription.mrr'), number: true, cell: ({ mrr }) => format.money(mrr) },
  ];
  return (
    <>
      <Text role="status">{text('subscriptions.count', { count: first.total })}</Text>
      {subscriptions.length > 0 && (
        <DataTable
          label={text('subscriptions.title')}
          columns={columns}
          rows={subscriptions}
          keyOf={({ owner_id }) => owner_id}
        />
      )}
      {hasNextPage && (
        <div>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('clubs.more')}
          </Button>
        </div>
      )}
    </>
  );
}
