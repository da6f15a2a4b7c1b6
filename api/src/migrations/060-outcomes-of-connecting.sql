-- Who loads the page again while Mercado Pago is still being asked waits for what comes of it, and is told the same.

alter table mercadopago_states rename column ended_with to used_with;
comment on column mercadopago_states.used_with is 'Hash of the code with which it was used; null: it was not.';
alter table mercadopago_states add column outcome text;
comment on column mercadopago_states.outcome is '"connected" or the code of the error; null while Mercado Pago is being asked.';
