-- Who changed a note last may be somebody else than its author.

alter table booking_notes add column edited_by uuid references users (id);
comment on column booking_notes.edited_by is 'Who changed the text last; null if nobody did, or before this was kept.';
