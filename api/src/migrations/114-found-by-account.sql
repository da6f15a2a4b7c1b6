-- outside a transaction
-- Finds what an account did by the account. The jobs delete accounts that nobody confirmed, and for each of them the
-- database asks all that refers to accounts: without these, it read all bookings and payments of all clubs. They are small,
-- since most of their rows have the same few accounts.

drop index concurrently if exists bookings_created_by;
create index concurrently bookings_created_by on bookings (created_by);
drop index concurrently if exists booking_notes_author_id;
create index concurrently booking_notes_author_id on booking_notes (author_id);
drop index concurrently if exists booking_notes_edited_by;
create index concurrently booking_notes_edited_by on booking_notes (edited_by) where edited_by is not null;
drop index concurrently if exists payments_created_by;
create index concurrently payments_created_by on payments (created_by);
drop index concurrently if exists payments_voided_by;
create index concurrently payments_voided_by on payments (voided_by) where voided_by is not null;
drop index concurrently if exists refunds_created_by;
create index concurrently refunds_created_by on refunds (created_by);
drop index concurrently if exists ledger_entries_created_by;
create index concurrently ledger_entries_created_by on ledger_entries (created_by);
drop index concurrently if exists orders_created_by;
create index concurrently orders_created_by on orders (created_by);
drop index concurrently if exists order_refunds_created_by;
create index concurrently order_refunds_created_by on order_refunds (created_by);
drop index concurrently if exists consumptions_created_by;
create index concurrently consumptions_created_by on consumptions (created_by);
drop index concurrently if exists stock_movements_created_by;
create index concurrently stock_movements_created_by on stock_movements (created_by) where created_by is not null;
drop index concurrently if exists cash_sessions_opened_by;
create index concurrently cash_sessions_opened_by on cash_sessions (opened_by);
drop index concurrently if exists cash_sessions_closed_by;
create index concurrently cash_sessions_closed_by on cash_sessions (closed_by) where closed_by is not null;
drop index concurrently if exists cash_movements_created_by;
create index concurrently cash_movements_created_by on cash_movements (created_by);
drop index concurrently if exists blocks_created_by;
create index concurrently blocks_created_by on blocks (created_by);
drop index concurrently if exists day_closes_closed_by;
create index concurrently day_closes_closed_by on day_closes (closed_by);
drop index concurrently if exists notifications_user_id;
create index concurrently notifications_user_id on notifications (user_id) where user_id is not null;
drop index concurrently if exists notification_marks_user_id;
create index concurrently notification_marks_user_id on notification_marks (user_id);
drop index concurrently if exists idempotency_keys_user_id;
create index concurrently idempotency_keys_user_id on idempotency_keys (user_id) where user_id is not null;

-- mails and messages that have been kept for long enough, without those that are younger
drop index concurrently if exists mails_ended;
create index concurrently mails_ended on mails (least(sent_at, failed_at)) where least(sent_at, failed_at) is not null;
drop index concurrently if exists gateway_messages_ended;
create index concurrently gateway_messages_ended on gateway_messages (received_at) where outcome is not null;
