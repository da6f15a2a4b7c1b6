-- The last change of a booking can be undone, and a booking that moves is priced anew or not by the club's choice.

alter table bookings
  add column undo jsonb,
  add column price_agreed boolean not null default false;
comment on column bookings.undo is
  'Last change that can be undone: by, action, change (of several bookings at once: count of them), the version that it '
  'led to, and before, the columns as they were. Of no use once the booking has another version.';
comment on column bookings.price_agreed is
  'Whether the price was set by hand and not by the tariff: it stays where the booking moves.';

alter table clubs
  add column moved_price text not null default 'ask' check (moved_price in ('always', 'ask', 'never'));
comment on column clubs.moved_price is
  'Whether a booking that moves to a place with another tariff gets its price: always, when asked to, or never.';
