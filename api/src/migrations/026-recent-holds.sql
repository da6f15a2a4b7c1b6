-- Holds of the last hour, by which abuse of a public page is told from visitors who compare a few places.

create table recent_holds (
  club_id uuid not null references clubs (id),
  hold_id uuid not null,
  held_by text not null,
  taken_at timestamptz not null default clock_timestamp(),
  proof text,
  primary key (club_id, hold_id),
  constraint recent_holds_proof unique (club_id, proof)
);
comment on table recent_holds is 'Holds of the last hour, which are deleted from bookings when they end.';
comment on column recent_holds.held_by is 'Hash of the address that the hold came from.';
comment on column recent_holds.proof is
  'Signature of the challenge that was solved for the hold; each holds one place. Null if none was asked for.';
create index recent_holds_newest on recent_holds (club_id, taken_at);
create index recent_holds_taken on recent_holds (taken_at);
call protect_tenant_table('recent_holds');
