import type { PlanCatalogue, PlanId, SubscriptionDetails } from '@canchero/shared-contracts/subscription';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { useFormat } from '../../../format/use-format';
import { refusalOf } from '../../../refusal';
import { useText } from '../../../text';
import { usePlanActions } from '../use-plan-actions';
import { Bar } from './bar';

const useStyles = makeStyles({ notices: { display: 'grid', gap: '8px', ':empty': { display: 'none' } } });

interface NoticesProps {
  details: SubscriptionDetails;
  catalogue: PlanCatalogue | undefined;
}

/** Draws what waits, failed, ends or ended, the most urgent first. */
export function Notices({ details, catalogue }: NoticesProps) {
  const text = useText();
  const styles = useStyles();
  const { pending, overdue, planned, subscription } = details;
  const nameOf = (id: PlanId) => catalogue?.plans.find((plan) => plan.id === id)?.name ?? '';
  return (
    <div className={styles.notices}>
      {overdue && <Overdue overdue={overdue} gateway={details.gateway_url} />}
      {pending && <Pending pending={pending} name={nameOf(pending.plan)} />}
      {planned && <Planned planned={planned} own={nameOf(subscription.plan)} details={details} nameOf={nameOf} />}
      {subscription.status === 'expired' && <Bar title={text('expired.title')}>{text('expired.body')}</Bar>}
      <Team team={details.team} />
    </div>
  );
}

type Part<K extends keyof SubscriptionDetails> = NonNullable<SubscriptionDetails[K]>;

function Overdue({ overdue, gateway }: { overdue: Part<'overdue'>; gateway: string | null }) {
  const text = useText();
  const { date } = useFormat();
  const { attempts, since, next_attempt_at, ends_at } = overdue;
  return (
    <Bar
      intent="error"
      title={text('overdue.title')}
      actions={
        gateway && (
          <Button as="a" appearance="primary" href={gateway} target="_blank" rel="noreferrer">
            {text('overdue.check')}
          </Button>
        )
      }
    >
      {text('overdue.body', { attempts, since: date(since) })}{' '}
      {next_attempt_at && `${text('overdue.next', { date: date(next_attempt_at) })} `}
      {text('overdue.ends', { date: date(ends_at) })}
    </Bar>
  );
}

function Pending({ pending, name }: { pending: Part<'pending'>; name: string }) {
  const text = useText();
  const format = useFormat();
  const { pay, discard } = usePlanActions();
  const { payment_url, plan, period, amount, currency, expires_at, status_detail } = pending;
  const values = {
    plan: name,
    period: text(`period.${period}`),
    amount: format.money(amount, currency),
    date: format.date(expires_at),
  };
  return (
    <Bar
      title={text(status_detail ? 'result.failed' : 'pending.title')}
      intent={status_detail ? 'error' : 'warning'}
      actions={
        <>
          {payment_url ? (
            <Button as="a" appearance="primary" href={payment_url}>
              {text(status_detail ? 'result.again' : 'pending.pay')}
            </Button>
          ) : (
            <Button appearance="primary" disabled={pay.isPending} onClick={() => pay.mutate({ plan, period })}>
              {text('pending.retry')}
            </Button>
          )}
          <Button disabled={discard.isPending} onClick={() => discard.mutate()}>
            {text('pending.discard')}
          </Button>
        </>
      }
    >
      {status_detail
        ? `${text(`refusal.${refusalOf(status_detail)}`)} ${text('pending.refused', values)}`
        : text('pending.body', values)}
    </Bar>
  );
}

interface PlannedProps {
  planned: Part<'planned'>;
  /** Name of the plan in force. */
  own: string;
  details: SubscriptionDetails;
  nameOf(plan: PlanId): string;
}

function Planned({ planned, own, details, nameOf }: PlannedProps) {
  const text = useText();
  const format = useFormat();
  const { resume } = usePlanActions();
  const isLeaving = planned.plan === 'starter';
  const { period } = planned;
  const values = { plan: nameOf(planned.plan), date: format.date(planned.at) };
  const isBilledAnew = period !== null && period !== details.period;
  return (
    <Bar
      title={text(isLeaving ? 'planned.leave' : 'planned.change')}
      actions={
        <Button appearance="primary" disabled={resume.isPending} onClick={() => resume.mutate()}>
          {isLeaving ? text('planned.keep', { plan: own }) : text('planned.undo')}
        </Button>
      }
    >
      {isLeaving
        ? text('planned.leave.body', { ...values, plan: own })
        : isBilledAnew
          ? text('planned.change.period', { ...values, period: text(`period.${period}`) })
          : text('planned.change.body', values)}
    </Bar>
  );
}

/** Notice about a team that the plan does not include: the members who wait, or the day from which they will. */
function Team({ team: { waiting, waits_from } }: { team: SubscriptionDetails['team'] }) {
  const text = useText();
  const { date } = useFormat();
  if (waiting > 0) return <Bar title={text('team.title')}>{text('team.waiting', { waiting })}</Bar>;
  if (!waits_from) return null;
  return <Bar title={text('team.title')}>{text('team.until', { date: date(waits_from) })}</Bar>;
}
