-- Times in which courts are out of use. No booking stands in one: whoever comes second is refused.

create table blocks (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  kind text not null check (kind in ('maintenance', 'weather', 'other')),
  reason text not null default '',
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (club_id, id),
  constraint blocks_span check (ends_at > starts_at)
);
comment on table blocks is 'Maintenance, rain and the like, [starts_at, ends_at), of the courts in block_courts.';
create index blocks_by_end on blocks (club_id, ends_at);
call protect_tenant_table('blocks');

create table block_courts (
  club_id uuid not null,
  block_id uuid not null,
  court_id uuid not null,
  primary key (club_id, block_id, court_id),
  foreign key (club_id, block_id) references blocks (club_id, id) on delete cascade,
  foreign key (club_id, court_id) references courts (club_id, id)
);
create index block_courts_of_court on block_courts (club_id, court_id);
call protect_tenant_table('block_courts');

/*
 * Refuses a booking over a block. A block locks its courts against everyone before it looks for bookings; a booking
 * locks its court against blocks here, and each statement of this function sees what was committed before it. So of
 * two that come at once one waits, and then finds the other.
 * SQLSTATE CN409 is an error of the application: status 409, the message its code, the detail its params.
 */
create function refuse_slot_in_block() returns trigger
  language plpgsql as $$
declare
  found_block json;
begin
  perform 1 from courts where club_id = new.club_id and id = new.court_id for key share;
  select json_build_object('id', b.id, 'court_id', c.court_id, 'kind', b.kind, 'reason', b.reason,
      'start', to_char(b.starts_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'end', to_char(b.ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    into found_block
    from block_courts c join blocks b on b.club_id = c.club_id and b.id = c.block_id
    where c.club_id = new.club_id and c.court_id = new.court_id
      and b.starts_at < new.ends_at and b.ends_at > new.starts_at
    order by b.starts_at limit 1;
  if found_block is not null then
    raise exception 'slot_blocked' using errcode = 'CN409', detail = json_build_object('block', found_block)::text;
  end if;
  return new;
end $$;
create trigger bookings_refuse_slot_in_block before insert or update of court_id, starts_at, ends_at, state on bookings
  for each row when (new.state in ('hold', 'pending_payment', 'confirmed', 'completed'))
  execute function refuse_slot_in_block();
