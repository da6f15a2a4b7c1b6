import type { AdminSubscriptionDetails } from '@canchero/shared-contracts/admin-subscription';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { useParams } from '@canchero/shared-contracts/router';
import { PLAN_NAMES } from '@canchero/shared-contracts/subscription';
import { LoadError, ScreenLoading, Text } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { Page } from '../../page/page';
import { Panel } from '../../page/panel';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { useText } from '../../text';
import { useAdminSubscription } from './queries';
import { SubscriptionActions } from './subscription-actions';

/** An owner's subscription: what it is, what the platform may change about it by hand, and what became of it. */
export function SubscriptionScreen() {
  const text = useText();
  const errorText = useErrorText();
  const { ownerId = '' } = useParams();
  const { data, error, refetch } = useAdminSubscription(ownerId);
  if (!data) {
    return (
      <Page title={text('subscription.title')} subtitle={text('subscription.subtitle')}>
        {error ? (
          <LoadError title={text('subscription.failed')} reason={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <ScreenLoading />
        )}
      </Page>
    );
  }
  return (
    <Page title={data.owner_name} subtitle={data.owner_email}>
      <Present subscription={data} />
      <History history={data.history} />
    </Page>
  );
}

function Present({ subscription }: { subscription: AdminSubscriptionDetails }) {
  const text = useText();
  const format = usePlatformFormatter();
  const { plan, status, ends_at, is_charged, mrr, agreed_price, club_names } = subscription;
  return (
    <Panel
      title={text('subscription.present')}
      hint={club_names.length > 0 ? club_names.join(', ') : text('subscription.noClubs')}
      actions={<SubscriptionActions subscription={subscription} />}
    >
      <Text weight="semibold">{`${PLAN_NAMES[plan]} · ${text(`subscription.status.${status}`)}`}</Text>
      <Text>
        {text(is_charged ? 'subscription.charged' : 'subscription.notCharged', { amount: format.money(mrr) })}
      </Text>
      {ends_at && (
        <Text>
          {text(is_charged && status === 'active' ? 'subscription.renews' : 'subscription.endsAt', {
            date: format.date(ends_at),
          })}
        </Text>
      )}
      {agreed_price && (
        <Text>
          {text('subscription.agreed', {
            amount: format.money(agreed_price.amount),
            plan: PLAN_NAMES[agreed_price.plan],
            billing: text(`subscription.billing.${agreed_price.billing}`),
          })}
        </Text>
      )}
    </Panel>
  );
}

function History({ history }: Pick<AdminSubscriptionDetails, 'history'>) {
  const text = useText();
  const format = usePlatformFormatter();
  const stateOf = ({ plan, status }: (typeof history)[number]['after']) =>
    `${PLAN_NAMES[plan]}, ${text(`subscription.status.${status}`)}`;
  const columns: DataColumn<(typeof history)[number]>[] = [
    { id: 'at', header: text('subscription.history.at'), cell: ({ at }) => format.dateTime(at) },
    {
      id: 'event',
      header: text('subscription.history.event'),
      cell: ({ event }) => text(`subscription.event.${event}`),
    },
    {
      id: 'states',
      header: text('subscription.history.states'),
      cell: ({ before, after }) => `${stateOf(before)} → ${stateOf(after)}`,
    },
    { id: 'actor', header: text('release.author'), cell: ({ actor }) => actor ?? text('subscription.history.itself') },
    { id: 'reason', header: text('entry.reason'), cell: ({ reason }) => reason },
  ];
  return (
    <Panel title={text('subscription.history')}>
      {history.length > 0 ? (
        <DataTable
          label={text('subscription.history')}
          columns={columns}
          rows={history}
          keyOf={(entry) => `${history.length - history.indexOf(entry)}`}
        />
      ) : (
        <Text>{text('subscription.history.none')}</Text>
      )}
    </Panel>
  );
}
