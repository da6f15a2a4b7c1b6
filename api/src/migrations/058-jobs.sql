-- Work that one instance does for all of them, in turns of hours.

create table jobs (
  name text primary key,
  leased_until timestamptz not null,
  succeeded_at timestamptz,
  failed_at timestamptz
);
comment on table jobs is
  'Jobs of which one instance at a time does the work: until when it has it, and how the job last ended anywhere.';
call protect_platform_table('jobs');
