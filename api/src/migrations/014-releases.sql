-- Releases of the remotes, and which of them pages load.

create table releases (
  name text not null,
  version text not null,
  integrity text not null,
  registered_at timestamptz not null,
  primary key (name, version)
);
comment on table releases is 'Releases found in the store. integrity: SHA-256 of the manifest, as in sha256-<base64>.';
call protect_platform_table('releases');

create table active_releases (
  name text primary key,
  version text not null,
  previous_version text,
  activated_at timestamptz not null,
  foreign key (name, version) references releases (name, version),
  foreign key (name, previous_version) references releases (name, version)
);
comment on table active_releases is 'Release of each remote that pages load, and the previous one as a fallback.';
call protect_platform_table('active_releases');
