-- Search over the whole audit: the newest lines of a period, whoever did them and wherever.

create index audit_at on audit (at desc, id desc);
