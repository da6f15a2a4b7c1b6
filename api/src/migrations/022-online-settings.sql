-- What a club asks of those who book online.

alter table clubs
  add column pay_choices text[] not null default '{at_club}'
    constraint clubs_pay_choices check (
      cardinality(pay_choices) > 0 and pay_choices <@ array['at_club', 'deposit', 'full']),
  add column confirm_contact boolean not null default false,
  add column reminder_hours int not null default 24 check (reminder_hours between 0 and 168);
comment on column clubs.pay_choices is
  'Ways of paying that the club wants to offer online; what it offers also depends on its deposit and its gateway.';
comment on column clubs.confirm_contact is 'Whether a booking that nobody paid for waits for the link that is mailed.';
comment on column clubs.reminder_hours is 'Hours before an online booking at which its player is reminded; 0: never.';
