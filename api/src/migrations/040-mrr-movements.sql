/* Monthly recurring revenue, kept as movements: their sum up to a date is the revenue at that date. */

create table mrr_movements (
  id bigint primary key generated always as identity,
  owner_id uuid not null references users (id),
  at timestamptz not null,
  kind text not null,
  plan text not null references plans (id),
  delta bigint not null,
  mrr bigint not null,
  constraint mrr_movements_kind check (case kind
    when 'new' then delta = mrr and mrr > 0
    when 'reactivation' then delta = mrr and mrr > 0
    when 'expansion' then delta > 0 and mrr > delta
    when 'contraction' then delta < 0 and mrr > 0
    when 'churn' then delta < 0 and mrr = 0
    else false end)
);
comment on table mrr_movements is
  'Changes of what an owner is worth a month, in centavos, written by a trigger. delta: the change; mrr: the worth after it.';
create index mrr_movements_of_owner on mrr_movements (owner_id, id desc);
create index mrr_movements_at on mrr_movements (at);
call protect_platform_table('mrr_movements');
revoke update, delete on mrr_movements from app_platform;

/* Returns what an owner is worth a month: the price of the agreement that is charged, of an annual one a twelfth. Trials
   and plans that nobody pays have no such agreement; a debt ends as expired within eight days. */
create function mrr_of(owner uuid) returns table (plan text, mrr bigint)
  language sql stable as $$
  select a.plan, case a.billing when 'annual' then round(a.price / 12.0)::bigint else a.price end
  from subscriptions s join subscription_agreements a on a.owner_id = s.owner_id and a.state = 'active'
  where s.owner_id = owner and s.status in ('active', 'cancelled', 'past_due')
$$;

/* Runs at the commit: a change touches the subscription and its agreements one after the other. */
create function keep_mrr_movements() returns trigger
  language plpgsql as $$
declare
  changed timestamptz;
  now_worth record;
  last record;
  worth bigint;
begin
  select updated_at into changed from subscriptions where owner_id = new.owner_id for update;
  select * into now_worth from mrr_of(new.owner_id);
  select plan, mrr, at into last from mrr_movements where owner_id = new.owner_id order by id desc limit 1;
  worth := coalesce(now_worth.mrr, 0);
  if worth = coalesce(last.mrr, 0) then
    return null;
  end if;
  insert into mrr_movements (owner_id, at, kind, plan, delta, mrr)
  values (new.owner_id, greatest(changed, last.at),
    case
      when last.mrr is null then 'new'
      when last.mrr = 0 then 'reactivation'
      when worth = 0 then 'churn'
      when worth > last.mrr then 'expansion'
      else 'contraction' end,
    coalesce(now_worth.plan, last.plan), worth - coalesce(last.mrr, 0), worth);
  return null;
end $$;
create constraint trigger subscriptions_mrr after insert or update on subscriptions
  deferrable initially deferred for each row execute function keep_mrr_movements();
create constraint trigger subscription_agreements_mrr after insert or update on subscription_agreements
  deferrable initially deferred for each row execute function keep_mrr_movements();

insert into mrr_movements (owner_id, at, kind, plan, delta, mrr)
select s.owner_id, s.updated_at, 'new', m.plan, m.mrr, m.mrr
from subscriptions s cross join lateral mrr_of(s.owner_id) m;
