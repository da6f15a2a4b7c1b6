-- Of courts that came at the same moment the agenda's order decides which is the surplus.

create or replace function review_plan_limit(club uuid) returns void
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
      row_number() over (order by kept_in_plan desc, created_at, sort, id) > allowed as surplus
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
