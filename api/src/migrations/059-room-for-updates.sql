-- Rows that are changed several times after they were written find room on their own page, so that an update which
-- touches no indexed column writes no index.

alter table bookings set (fillfactor = 85);
alter table orders set (fillfactor = 85);
alter table consumptions set (fillfactor = 85);
alter table items set (fillfactor = 85);
alter table players set (fillfactor = 90);
