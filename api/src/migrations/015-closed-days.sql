-- Dates on which a club does not open, such as holidays.

alter table clubs
  add column closed_days jsonb not null default '[]' check (jsonb_typeof(closed_days) = 'array');
comment on column clubs.closed_days is '[{date, name}]: nothing opens on these dates, whatever opening_hours say.';
