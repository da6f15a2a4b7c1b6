-- Players who are not let in, and two that turn out to be one.

alter table players
  add column merged_into uuid,
  add constraint players_merged_into foreign key (club_id, merged_into) references players (club_id, id),
  add constraint players_merged_is_removed check (merged_into is null or removed_at is not null);
comment on column players.merged_into is 'The player who took over the bookings, payments and credit of this one.';

/* The last line behind the services' own checks: whoever is blocked is put into no booking. */
create function refuse_blocked() returns trigger
  language plpgsql as $$
begin
  if exists (select 1 from players where club_id = new.club_id and id = new.player_id and blocked) then
    raise exception 'player % is blocked', new.player_id
      using errcode = 'check_violation', constraint = 'booking_players_blocked';
  end if;
  return new;
end $$;
create trigger booking_players_blocked before insert on booking_players
  for each row execute function refuse_blocked();

