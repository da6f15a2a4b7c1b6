-- The platform's lists and figures cost what they show, and not what has gathered over the years.

/* Lists of super admins are sorted by name, and show a page of it. */
create index clubs_by_name on clubs (fold(name), id);
create index users_by_name on users (fold(name), id);

/* Bookings of a day at all clubs. */
create index kept_booking_days_by_date on kept_booking_days (date) include (bookings);

/* Money of months, and charges that are still to be given back. */
create index subscription_charges_paid on subscription_charges (paid_at) include (amount) where paid_at is not null;
create index subscription_charges_refunded on subscription_charges (refunded_at) include (amount)
  where refunded_at is not null;
create index subscription_charges_to_refund on subscription_charges (created_at)
  where state = 'refunded' and refunded_at is null;
