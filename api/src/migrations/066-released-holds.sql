-- A hold that the club's staff let go: its place is the club's own for some minutes, so that the next hold of somebody who
-- is in the way does not come before the booking of who is at the desk.

alter table recent_holds add column released_at timestamptz;
comment on column recent_holds.released_at is 'When staff of the club let the hold go; null in holds that ended by themselves.';
