-- A place that is held again and again by many addresses, each for the first time, is known by its place.

alter table recent_holds
  add column court_id uuid,
  add column starts_at timestamptz,
  add column ends_at timestamptz;
comment on column recent_holds.court_id is 'Court of the place that was held; null in holds from before it was kept.';
