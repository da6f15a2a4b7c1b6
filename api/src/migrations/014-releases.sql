-- Releases of the remotes, and which of them pages load.

create table releases (
  name text not null,
  version text not null,
  integrity text not null,
  registered_at timestamptz not null,
  primary key (name, version)
);
comment on table releases is 'Releases found in the store. integrity: SHA-256 of the manifest, as in sha256-<base64>.';

create table active_releases (
  name text primary key,
  version text not null,
  previous_version text,
  activated_at timestamptz not null,
  foreign key (name, version) references releases (name, version),
  foreign key (name, previous_version) references releases (name, version)
);
comment on table active_releases is 'Release of each remote that pages load, and the previous one as a fallback.';

do $$
declare
  name text;
begin
  foreach name in array array['releases', 'active_releases'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy platform on %I to app_platform using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_platform', name);
  end loop;
end $$;
