import { oneOf } from '@canchero/shared-contracts/address/one-of';
import type { AdminSubscription } from '@canchero/shared-contracts/admin-subscription';
import { Link } from '@canchero/shared-contracts/router';
import { PLAN_NAMES, PLANS, SUBSCRIPTION_STATUSES } from '@canchero/shared-contracts/subscription';
import { Choice } from '@canchero/shared-contracts/ui-forms';
import { type DataColumn, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { Filters } from '../../page/filters';
import { Page } from '../../page/page';
import { PagedTable } from '../../page/paged-table';
import { NameWithTags } from '../../page/tags';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { typed, useSearch } from '../../page/use-search';
import { pathOfSubscription } from '../../paths';
import { useText } from '../../text';
import { type SubscriptionSearch, useAdminSubscriptions } from './queries';

const ALL: SubscriptionSearch = { search: '', plan: '', status: '' };

/** Subscriptions of the platform, each with its page. */
export function SubscriptionsScreen() {
  const text = useText();
  const [search, change] = useSearch(ALL, { search: typed, plan: oneOf(PLANS), status: oneOf(SUBSCRIPTION_STATUSES) });
  return (
    <Page title={text('subscriptions.title')} subtitle={text('subscriptions.subtitle')}>
      <Filters
        search={search.search}
        hint={text('subscriptions.searchHint')}
        onSearch={(value) => change({ search: value })}
      >
        <Choice
          label={text('revenue.plan')}
          all={text('filters.any')}
          value={search.plan || null}
          options={PLANS.map((plan) => [plan, PLAN_NAMES[plan]])}
          onChange={(plan) => change({ plan: plan ?? '' })}
        />
        <Choice
          label={text('clubs.state')}
          all={text('filters.any')}
          value={search.status || null}
          options={SUBSCRIPTION_STATUSES.map((status) => [status, text(`subscription.status.${status}`)])}
          onChange={(status) => change({ status: status ?? '' })}
        />
      </Filters>
      <Subscriptions search={search} />
    </Page>
  );
}

function Subscriptions({ search }: { search: SubscriptionSearch }) {
  const text = useText();
  const format = usePlatformFormatter();
  const row = useRowStyles();
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
    <PagedTable
      label={text('subscriptions.title')}
      query={useAdminSubscriptions(search)}
      failed={text('subscriptions.failed')}
      count={(count) => text('subscriptions.count', { count })}
      columns={columns}
      keyOf={({ owner_id }) => owner_id}
    />
  );
}
