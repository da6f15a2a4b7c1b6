-- A club that holds more courts than its plan allows (a downgrade, a plan that ran out) has 24 hours to choose or delete;
-- then the surplus takes no new bookings. Nothing else is taken from it.

alter table clubs add column limit_exceeded_since timestamptz;
comment on column clubs.limit_exceeded_since is 'Since when it holds more courts than its plan allows; kept by review_plan_limit.';
alter table courts add column kept_in_plan boolean not null default false;
comment on column courts.kept_in_plan is 'Chosen by the owner to stay when the plan allows fewer courts.';
alter table courts add column blocked_by_plan_at timestamptz;
comment on column courts.blocked_by_plan_at is 'From then on it takes no new bookings: the surplus of the plan; kept by review_plan_limit.';

/* Brings a club's stamp, and with it the blocking of its surplus courts, up to what its plan allows now. The surplus are
   the newest courts, those that the owner chose to keep aside. */
create function review_plan_limit(club uuid) returns void
  language plpgsql as $$
declare
  allowed int;
  held int;
  before timestamptz;
  since timestamptz;
begin
  select c.limit_exceeded_since, p.max_courts_per_club into before, allowed
  from clubs c join plans p on p.id = plan_of(c.owner_id) where c.id = club for no key update of c;
  select count(*) into held from courts where club_id = club and removed_at is null;
  if allowed <> -1 and held > allowed then
    since := coalesce(before, now());
  end if;
  with ranked as (
    select id, since + interval '24 hours' as blocked_at,
      row_number() over (order by kept_in_plan desc, created_at, id) > allowed as surplus
    from courts where club_id = club and removed_at is null
  )
  update courts k set blocked_by_plan_at = case when r.surplus then r.blocked_at end
  from ranked r
  where k.club_id = club and k.id = r.id
    and k.blocked_by_plan_at is distinct from case when r.surplus then r.blocked_at end;
  if since is distinct from before then
    update clubs set limit_exceeded_since = since where id = club;
    insert into outbox (club_id, name, version, payload)
    values (club, 'plan_limit.changed', 1, jsonb_build_object('exceeded', since is not null));
    perform pg_notify('outbox', club::text);
  end if;
end $$;

/* The clubs whose stamp is not what their plan says now: time alone ends a trial or a period. */
create function review_plan_limits() returns int
  language plpgsql as $$
declare
  club uuid;
  reviewed int := 0;
begin
  for club in
    select c.id from clubs c
    left join subscriptions s on s.owner_id = c.owner_id
    join plans p on p.id = plan_now(s.status, s.plan, s.trial_ends_at, s.period_ends_at)
    where (c.limit_exceeded_since is not null) <> (p.max_courts_per_club <> -1 and p.max_courts_per_club <
      (select count(*) from courts k where k.club_id = c.id and k.removed_at is null))
    order by c.id
  loop
    perform review_plan_limit(club);
    reviewed := reviewed + 1;
  end loop;
  return reviewed;
end $$;

create function courts_review_plan_limit() returns trigger
  language plpgsql as $$
begin
  perform review_plan_limit(new.club_id);
  return null;
end $$;
create trigger courts_review_plan_limit after insert or update of removed_at, kept_in_plan on courts
  for each row execute function courts_review_plan_limit();

create function subscriptions_review_plan_limit() returns trigger
  language plpgsql as $$
begin
  perform review_plan_limit(id) from clubs where owner_id = new.owner_id order by id;
  return null;
end $$;
create trigger subscriptions_review_plan_limit
  after insert or update of status, plan, trial_ends_at, period_ends_at on subscriptions
  for each row execute function subscriptions_review_plan_limit();
