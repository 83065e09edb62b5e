-- What is paid, for what and how, is said when an attempt begins; what is given back, of which payment and why, when it is written.
-- Only what becomes of them changes.
drop trigger payment_keep_refunded on payment;
drop function payment_keep_refunded();

create function payment_keep() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'payment %: what is paid, for what and how does not change', old.id using errcode = 'check_violation';
end $$;
create trigger payment_keep before update of id, pays_for, order_id, amount, currency, method, gateway, return_path on payment for each row
  when (
    (old.id, old.pays_for, old.order_id, old.amount, old.currency, old.method, old.gateway, old.return_path)
    is distinct from (new.id, new.pays_for, new.order_id, new.amount, new.currency, new.method, new.gateway, new.return_path)
  )
  execute function payment_keep();

create function refund_keep() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'refund %: what is given back, of which payment and why does not change', old.id using errcode = 'check_violation';
end $$;
create trigger refund_keep before update of id, payment_id, cause, amount on refund for each row
  when ((old.id, old.payment_id, old.cause, old.amount) is distinct from (new.id, new.payment_id, new.cause, new.amount))
  execute function refund_keep();
