-- Whose wallet a refund goes into: a name, not a key. What a wallet paid goes back to that wallet; what the payer of a link
-- paid goes into none; together no more than was paid.
alter table refund add column wallet_of uuid;

update refund r set wallet_of = a.customer_id
  from wallet_transfer t join wallet_entry e on e.transfer_id = t.id join wallet_account a on a.id = e.account_id
  where r.destination = 'wallet' and a.customer_id is not null and t.cause = 'refund:' || r.id;
-- Owed to a wallet that was gone: that of who paid, or else the card.
update refund r set wallet_of = a.customer_id
  from wallet_transfer t join wallet_entry e on e.transfer_id = t.id join wallet_account a on a.id = e.account_id
  where r.destination = 'wallet' and r.wallet_of is null and a.customer_id is not null
    and t.cause = 'payment:' || r.payment_id;
update refund set destination = 'card' where destination = 'wallet' and wallet_of is null;
alter table refund add constraint refund_names_its_wallet check ((destination = 'wallet') = (wallet_of is not null));

-- What was asked for before anybody wrote down who had started a payment goes back the way it came.
update esim_cancellation set wallet_of = null where status = 'asked';
update esim_failure set wallet_of = null where status = 'with_support';

create function refund_hold_payment() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  -- A transaction that does not see what was written since it began can't add up.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'refunds are written at read committed' using errcode = 'check_violation';
  end if;
  perform from payment where id = new.payment_id for update;
  return new;
end $$;
create trigger refund_hold_payment before insert or update of payment_id, amount, destination, wallet_of on refund
  for each row execute function refund_hold_payment();

-- Once the payment is held; what the same cause has written before never comes here.
create function refund_check() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  paid payment;
  sum_of_all bigint;
begin
  select * into paid from payment where id = new.payment_id;
  select sum(amount) into sum_of_all from refund where payment_id = new.payment_id;
  if sum_of_all > paid.amount then
    raise exception 'refunds of payment % exceed what was paid', paid.id using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and exists (select from wallet_transfer where cause = 'refund:' || new.id) then
    raise exception 'refund % is in a wallet already', new.id using errcode = 'check_violation';
  end if;
  if paid.method = 'wallet' then
    if not exists (
      select from wallet_transfer t join wallet_entry e on e.transfer_id = t.id join wallet_account a on a.id = e.account_id
      where t.cause = 'payment:' || paid.id and a.customer_id = new.wallet_of
    ) then
      raise exception 'payment % goes back to the wallet that paid it', paid.id using errcode = 'check_violation';
    end if;
  elsif new.wallet_of is not null then
    if strpos(paid.return_path, '/payment-callback') = 0
      or exists (select from payment_by_link where payment_id = paid.id)
      or exists (select from payment_start where payment_id = paid.id and by_link) then
      raise exception 'payment % was paid by a link: it goes into no wallet', paid.id using errcode = 'check_violation';
    end if;
    if not exists (
      select from customer c join customer_order o on o.email = c.email
        where c.id = new.wallet_of and o.id = paid.order_id and paid.pays_for = 'order'
      union all
      select from top_up t where t.customer_id = new.wallet_of and t.id = paid.order_id and paid.pays_for = 'top-up'
    ) then
      raise exception 'payment % goes into no wallet but its buyer''s', paid.id using errcode = 'check_violation';
    end if;
  end if;
  return null;
end $$;
create trigger refund_check after insert or update of payment_id, amount, destination, wallet_of on refund
  for each row execute function refund_check();

-- What was refunded of a payment stays true of it.
create function payment_keep_refunded() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from refund where payment_id = new.id) then
    raise exception 'payment % has been refunded: how it was paid does not change', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_keep_refunded before update of amount, currency, method, return_path on payment for each row
  when ((old.amount, old.currency, old.method, old.return_path) is distinct from (new.amount, new.currency, new.method, new.return_path))
  execute function payment_keep_refunded();

-- The ledger's side: money of a refund is entered into the wallet that the refund names, in full, and into no other.
create function wallet_entry_of_refund() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  moved wallet_transfer;
begin
  select * into moved from wallet_transfer where id = new.transfer_id;
  if moved.cause not like 'refund:%' then
    return null;
  end if;
  if not exists (
    select from refund r join payment p on p.id = r.payment_id join wallet_account a on a.id = new.account_id
    where moved.kind = 'refund' and moved.cause = 'refund:' || r.id and a.currency = p.currency and r.destination = 'wallet'
      and ((a.customer_id = r.wallet_of and new.amount = r.amount) or (a.kind = 'orders' and new.amount = -r.amount))
  ) then
    raise exception 'transfer % is not the refund that it names', moved.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger wallet_entry_of_refund after insert on wallet_entry for each row execute function wallet_entry_of_refund();
