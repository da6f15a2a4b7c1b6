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
create trigger booking_players_present_player before insert on booking_players
  for each row execute function refuse_removed_player();
