-- Releases of the shell and the remotes, which of them pages load, and how often they failed there.

create table releases (
  name text not null,
  version text not null,
  integrity text not null,
  registered_at timestamptz not null,
  retired_at timestamptz,
  primary key (name, version)
);
comment on table releases is
  'Releases found in the store, of the remotes and of the shell. integrity: SHA-256 of the manifest or page, as in '
  'sha256-<base64>. retired_at: when another release took over.';
call protect_platform_table('releases');

create table active_releases (
  name text primary key,
  version text not null,
  previous_version text,
  activated_at timestamptz not null,
  foreign key (name, version) references releases (name, version),
  foreign key (name, previous_version) references releases (name, version)
);
comment on table active_releases is 'Release of the shell and of each remote that pages load, and the previous one as a fallback.';
call protect_platform_table('active_releases');

create table release_failures (
  remote text not null,
  release text not null,
  module text not null,
  phase text not null,
  reason text not null,
  error text not null,
  hour timestamptz not null,
  count int not null check (count > 0),
  primary key (hour, remote, release, module, phase, reason, error),
  foreign key (remote, release) references releases (name, version)
);
comment on table release_failures is
  'Failures of releases that pages reported, counted by hour and kept for 30 days. Holds nothing about people or clubs.';
call protect_platform_table('release_failures');
