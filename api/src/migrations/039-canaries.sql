-- A release is tried by some clubs before all have it, and pages' loads are counted beside their failures.

create table canaries (
  name text primary key references active_releases (name),
  version text not null,
  percent int not null default 0 check (percent between 0 and 100),
  club_ids uuid[] not null default '{}',
  changed_at timestamptz not null,
  loads int not null default 0 check (loads >= 0),
  failures int not null default 0 check (failures >= 0),
  active_loads int not null default 0 check (active_loads >= 0),
  active_failures int not null default 0 check (active_failures >= 0),
  halted_by text check (halted_by in ('failures', 'person')),
  foreign key (name, version) references releases (name, version) on delete cascade,
  constraint canaries_reach_somebody check (percent > 0 or cardinality(club_ids) > 0)
);
comment on table canaries is
  'Release of a remote that some clubs try: these, and a share of all. Counts are of pages since its start, its own and '
  'those of the active release. halted_by: null while it runs; changed_at: when it started or was halted.';
call protect_platform_table('canaries');

create table release_loads (
  remote text not null,
  release text not null,
  hour timestamptz not null,
  count int not null check (count > 0),
  primary key (hour, remote, release),
  foreign key (remote, release) references releases (name, version) on delete cascade
);
comment on table release_loads is
  'Pages that began to load a release of a remote, counted by hour and kept for 30 days. Holds nothing about people or clubs.';
call protect_platform_table('release_loads');
