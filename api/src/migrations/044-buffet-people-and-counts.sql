-- Who sold, counted and took; counts that began before the last sale; and cash that a correction makes of other money.

grant select (id, name) on users to app_user;
create policy club_people on users for select to app_user
  using (exists (select 1 from memberships m where m.user_id = users.id));
comment on policy club_people on users is 'A club may know the names of its own people, and nothing else of accounts.';

alter table stock_movements add column known int check (known >= 0),
  add constraint stock_movements_known check (known is null or type = 'count');
comment on column stock_movements.known is 'Of a count the stock that was shown when it began: what moved since then is left standing.';

create or replace function move_stock() returns trigger
  language plpgsql as $$
declare
  item items;
begin
  select * into item from items where club_id = new.club_id and id = new.item_id for no key update;
  if new.type = 'count' then
    new.quantity := new.counted - coalesce(new.known, item.stock);
  end if;
  new.stock_after := item.stock + new.quantity;
  if new.stock_after < 0 then
    raise exception 'insufficient_stock' using errcode = 'CN409',
      detail = json_build_object('item_id', item.id, 'name', item.name, 'stock', item.stock, 'wanted', -new.quantity)::text;
  end if;
  update items set stock = new.stock_after,
    cost = case when new.type = 'purchase' then coalesce(new.unit_cost, cost) else cost end
  where club_id = new.club_id and id = new.item_id;
  return new;
end $$;

/* A payment that turns out to have been cash is in the drawer from now on. */
create function corrected_payment_in_session() returns trigger
  language plpgsql as $$
begin
  if new.cash_session_id is null and new.created_by is not null then
    new.cash_session_id := open_cash_session(new.club_id, true);
  end if;
  return new;
end $$;
create trigger payments_corrected_in_session before update of method on payments
  for each row when (new.method = 'cash' and old.method <> 'cash') execute function corrected_payment_in_session();
