-- Who comes back from Mercado Pago may load the page again: what ended well is answered once more, and does nothing.

alter table mercadopago_states add column ended_with text;
comment on column mercadopago_states.ended_with is 'Hash of the code by which the connection was made; null: it was not.';
