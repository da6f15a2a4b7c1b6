-- Nothing is written to the name of a player who was removed or merged away, not even by a call that runs beside the
-- removal: the row of the player is shared until the end of the transaction, and the removal waits for it or is seen.

create function refuse_removed_player() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.player_id is not distinct from old.player_id then return new; end if;
  perform from players
    where club_id = new.club_id and id = new.player_id and removed_at is null for share;
  if not found then raise exception 'not_found' using errcode = 'CN404'; end if;
  return new;
end $$;

create trigger orders_present_player before insert or update of player_id on orders
  for each row when (new.player_id is not null) execute function refuse_removed_player();
create trigger consumptions_present_player before insert or update of player_id on consumptions
  for each row when (new.player_id is not null) execute function refuse_removed_player();
create trigger ledger_entries_present_player before insert on ledger_entries
  for each row execute function refuse_removed_player();

/* Does the same for all rows of a statement at once: a series may bring hundreds. */
create function refuse_removed_players() returns trigger language plpgsql as $$
begin
  perform from players
    where (club_id, id) in (select club_id, player_id from added) order by id for share;
  if exists (
    select from added a join players p on p.club_id = a.club_id and p.id = a.player_id where p.removed_at is not null)
  then raise exception 'not_found' using errcode = 'CN404'; end if;
  return null;
end $$;
create trigger booking_players_present_player after insert on booking_players
  referencing new table as added for each statement execute function refuse_removed_players();
