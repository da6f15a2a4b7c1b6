-- An act on many things at once says how many there were.

alter table audit add column count int check (count >= 0);
comment on column audit.count is 'How many things an act on many was about; null of an act on one.';
