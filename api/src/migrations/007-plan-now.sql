-- The plan of an owner for statements that join subscriptions anyway: as an expression it is planned with them,
-- where a function that reads the table is planned anew at each call.

/* A trial that is over, a period that ran out and no subscription at all are starter. */
create function plan_now(status text, plan text, trial_ends_at timestamptz, period_ends_at timestamptz) returns text
  language sql stable parallel safe
  return case
    when status in ('active', 'past_due') then plan
    when status = 'trialing' and trial_ends_at > now() then plan
    when status = 'cancelled' and period_ends_at > now() then plan
    else 'starter'
  end;

create or replace function plan_of(owner uuid) returns text
  language sql stable parallel safe
  return coalesce((
    select plan_now(s.status, s.plan, s.trial_ends_at, s.period_ends_at) from subscriptions s where s.owner_id = owner
  ), 'starter');
