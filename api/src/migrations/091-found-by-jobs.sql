-- What the check of the kept sums found last, for the metrics of whatever instance.

alter table jobs add column found int check (found >= 0);
comment on column jobs.found is 'Number of things that were wrong when the job last looked; null for one that looks for none.';
