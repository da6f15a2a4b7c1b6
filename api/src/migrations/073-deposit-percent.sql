-- A deposit in percent is a part of the price: from 1 to 100.

update clubs set deposit_value = 100 where deposit_type = 'percent' and deposit_value > 100;
update clubs set deposit_type = 'none' where deposit_type = 'percent' and deposit_value = 0;
alter table clubs add constraint clubs_deposit_percent
  check (deposit_type <> 'percent' or deposit_value between 1 and 100);
