-- The limits of plans are reviewed for clubs that are open: a closed one plays no more, and only waits to be erased. One
-- that opens again is reviewed a minute later.

create or replace function review_plan_limits() returns int
  language plpgsql as $$
declare
  club uuid;
  reviewed int := 0;
begin
  for club in
    select c.id from clubs c
    left join subscriptions s on s.owner_id = c.owner_id
    join plans p on p.id = plan_now(s.status, s.plan, s.trial_ends_at, s.period_ends_at)
    where c.closed_at is null
      and (c.limit_exceeded_since is not null) <> (p.max_courts_per_club <> -1 and p.max_courts_per_club <
        (select count(*) from courts k where k.club_id = c.id and k.removed_at is null))
    order by c.id
  loop
    perform review_plan_limit(club);
    reviewed := reviewed + 1;
  end loop;
  return reviewed;
end $$;

create or replace function review_teams(owner uuid default null) returns int
  language plpgsql as $$
declare
  changed int;
begin
  update clubs c set
    team_limited_since = case when now_is.limited then now() end,
    team_told_at = null
  from (
    select o.id, not (p.features -> 'multiusuario')::boolean and exists (
      select from memberships m where m.club_id = o.id and m.role <> 'owner') as limited
    from clubs o
    left join subscriptions s on s.owner_id = o.owner_id
    join plans p on p.id = plan_now(s.status, s.plan, s.trial_ends_at, s.period_ends_at)
    where o.closed_at is null and (owner is null or o.owner_id = owner)
  ) now_is
  where c.id = now_is.id and now_is.limited <> (c.team_limited_since is not null);
  get diagnostics changed = row_count;
  return changed;
end $$;

create or replace function subscriptions_review_plan_limit() returns trigger
  language plpgsql as $$
begin
  perform review_plan_limit(id) from clubs where owner_id = new.owner_id and closed_at is null order by id;
  return null;
end $$;
