-- What an exported list was asked for, by name and value.

alter table audit
  add column filters jsonb constraint audit_filters check (jsonb_typeof(filters) = 'object' and filters <> '{}');
comment on column audit.filters is 'What was asked for, {name: value}, as in {"from": "2026-11-01"}; null for a write.';
