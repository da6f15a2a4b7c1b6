-- Releases come over the network too: their files are here, and each instance keeps a copy on its disk.

alter table releases add column author text;
comment on column releases.author is
  'Name of the person or of the deploy token that uploaded it; null if an instance found it in its store.';

create table release_contents (
  hash text primary key,
  content bytea not null
);
comment on table release_contents is 'Contents of files of releases, once each. hash: SHA-256 as in sha256-<base64>.';
call protect_platform_table('release_contents');

create table release_files (
  name text not null,
  version text not null,
  path text not null,
  hash text not null references release_contents (hash),
  primary key (name, version, path),
  foreign key (name, version) references releases (name, version) on delete cascade
);
comment on table release_files is
  'Files of the releases that every instance can fetch. A release without any is on the disk of the instance that found it.';
create index release_files_hash on release_files (hash);
call protect_platform_table('release_files');

create table deploy_tokens (
  id uuid primary key default gen_random_uuid(),
  remote text not null,
  label text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  last_used_at timestamptz,
  revoked_at timestamptz
);
comment on table deploy_tokens is 'Tokens by which a team ships the releases of one remote. token_hash: HMAC-SHA-256.';
call protect_platform_table('deploy_tokens');
