-- Retention of the audit: its lines are kept for ten years, as a club's books must be, and may be deleted after that.

drop trigger audit_append_only on audit;
create trigger audit_append_only before update or truncate on audit
  for each statement execute function refuse_change();

create function refuse_early_deletion() returns trigger
  language plpgsql as $$
begin
  if old.at > now() - interval '10 years' then
    raise exception '% is kept for ten years', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
create trigger audit_kept before delete on audit
  for each row execute function refuse_early_deletion();
grant delete on audit to app_platform;
comment on table audit is
  'Who did what, append-only, kept for ten years. fields: names of the changed fields, never their values; places: courts and times before and after; amount: centavos.';
