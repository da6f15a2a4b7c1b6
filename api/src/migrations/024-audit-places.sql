-- Where a booking or a block was, and where it came to be.

alter table audit
  add column places jsonb constraint audit_places check (
    jsonb_typeof(places) = 'object' and places - '{from,to}'::text[] = '{}' and places <> '{}');
comment on column audit.places is
  'Place before the action (`from`) and after it (`to`), each with court_ids, start and end; null if none changed.';
comment on table audit is
  'Who did what, append-only. fields: names of the changed fields, their values only for places; amount: centavos.';
