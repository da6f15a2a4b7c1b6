-- What a notification says of an online booking is read from the booking.
alter table checkouts drop column data;
