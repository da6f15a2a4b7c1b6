-- Phones of players have one form, that of E.164: an Argentine mobile has the 9 behind the country's code, a Brazilian
-- one nine digits, a Mexican one no 1. Players who thereby get the number of another one are kept, and marked until
-- they are merged or get another number.

alter table players add column phone_repeated boolean not null default false;
comment on column players.phone_repeated is
  'Whether an older player has the same phone: of the time when phones had several forms. None is added.';
drop index players_phone;
create index players_by_phone on players (club_id, phone_country, phone) where removed_at is null;

set local role app_platform;
update players set version = version + 1, phone = case phone_country
    when '+54' then '9' || phone
    when '+55' then left(phone, 2) || '9' || substr(phone, 3)
    else substr(phone, 2) end
  where phone_country = '+54' and phone ~ '^(11\d{8}|[23]\d{9})$'
    or phone_country = '+55' and phone ~ '^\d\d[6-9]\d{7}$'
    or phone_country = '+52' and phone ~ '^1\d{10}$';
update players p set phone_repeated = true
  from (
    select club_id, id, row_number() over (partition by club_id, phone_country, phone order by created_at, id) as n
    from players where removed_at is null and phone is not null
  ) same
  where same.n > 1 and same.club_id = p.club_id and same.id = p.id;
reset role;

create unique index players_phone on players (club_id, phone_country, phone)
  where removed_at is null and not phone_repeated;

/* A player with another number repeats nobody's. */
create function forget_repeated_phone() returns trigger
  language plpgsql as $$
begin
  if (new.phone_country, new.phone) is distinct from (old.phone_country, old.phone) or new.removed_at is not null then
    new.phone_repeated := false;
  end if;
  return new;
end $$;
create trigger players_forget_repeated_phone before update of phone, phone_country, removed_at on players
  for each row execute function forget_repeated_phone();

/* When a number becomes free, the oldest of those who repeat it has it: so there is always one whom the unique index
   guards. */
create function pass_phone_on() returns trigger
  language plpgsql as $$
begin
  update players set phone_repeated = false where club_id = old.club_id and id = (
    select id from players
    where club_id = old.club_id and phone_country = old.phone_country and phone = old.phone
      and removed_at is null and phone_repeated
    order by created_at, id limit 1);
  return null;
end $$;
create trigger players_pass_phone_on after update of phone, phone_country, removed_at on players
  for each row when (
    old.removed_at is null and old.phone is not null and not old.phone_repeated
    and (new.removed_at is not null or (new.phone_country, new.phone) is distinct from (old.phone_country, old.phone))
  ) execute function pass_phone_on();
