-- What a till asked for with an order's id, so that another sale under the same id is refused and not answered with this one.

alter table orders add column content_hash text;
comment on column orders.content_hash is
  'Hash of what its call asked for; null for orders from before, whose id answers any call.';
