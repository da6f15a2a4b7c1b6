-- Daily summaries by mail, at the hour that a person chooses at a club.

create table summary_mails (
  club_id uuid not null,
  user_id uuid not null,
  hour smallint not null check (hour between 0 and 23),
  mailed_on date not null,
  primary key (club_id, user_id),
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete cascade
);
comment on table summary_mails is 'Who gets the daily summary by mail, and at which hour of the club''s clock.';
comment on column summary_mails.mailed_on is
  'Last date whose hour was answered by a mail, or had come when the hour was chosen: each date is mailed once.';
call protect_tenant_table('summary_mails');
