-- Teams that a plan does not have: their members keep access for seven days, then they wait.

alter table clubs add column team_limited_since timestamptz;
comment on column clubs.team_limited_since is
  'Since when the club has members beside its owner on a plan without a team; null if it has none, or such a plan. Seven days later they hold no permission until the plan has a team again.';
alter table clubs add column team_told_at timestamptz;
comment on column clubs.team_told_at is 'When owner and members were told by mail; null while nobody has to know.';

/* Returns the instant from which the members beside the owner wait. For statements that read clubs. */
create function team_waits_from(team_limited_since timestamptz) returns timestamptz
  language sql immutable parallel safe
  return team_limited_since + interval '7 days';

/* Updates team_limited_since of the clubs of an owner, or of all clubs, to what plans and teams are now. Returns the
   number of clubs that changed. */
create function review_teams(owner uuid default null) returns int
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
    where owner is null or o.owner_id = owner
  ) now_is
  where c.id = now_is.id and now_is.limited <> (c.team_limited_since is not null);
  get diagnostics changed = row_count;
  return changed;
end $$;

create function subscriptions_review_teams() returns trigger
  language plpgsql as $$
begin
  perform review_teams(new.owner_id);
  return null;
end $$;
create trigger subscriptions_review_teams
  after insert or update of status, plan, trial_ends_at, period_ends_at on subscriptions
  for each row execute function subscriptions_review_teams();

create function memberships_review_teams() returns trigger
  language plpgsql as $$
begin
  perform review_teams(owner_id) from clubs where id = coalesce(new.club_id, old.club_id);
  return null;
end $$;
create trigger memberships_review_teams
  after insert or delete on memberships
  for each row execute function memberships_review_teams();

select review_teams();
