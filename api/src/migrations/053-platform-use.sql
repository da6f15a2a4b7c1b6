-- Use of the platform, kept per day, so that its figures cost the same however much was booked.

create table platform_days (
  day date primary key,
  accounts int not null,
  clubs int not null,
  active_clubs int not null
);
comment on table platform_days is
  'Days of Buenos Aires that are over: accounts and clubs that were opened, clubs at which something was done.';
call protect_platform_table('platform_days');

create table platform_use (
  day date not null references platform_days (day) on delete cascade,
  area text not null,
  hour smallint not null check (hour between 0 and 23),
  actions int not null check (actions > 0),
  primary key (day, area, hour)
);
comment on table platform_use is
  'What was done at clubs on a day by the audit: area is the part of an action''s name before its dot, hour that of Buenos Aires.';
call protect_platform_table('platform_use');
