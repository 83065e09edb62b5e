-- Money in wallets moves through `wallet_move` alone, which runs as the tables' owner: the role that serves may read them and no more.
-- Whoever holds that role can still have money moved, but only as a transfer that names its cause, sums to zero and stays.

-- An account begins with nothing, and its balance is what the entries say: nothing else writes it, not even the owner's own statements.
create function wallet_begin_empty() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 then
    raise exception 'a wallet begins with nothing' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger wallet_account_begins_empty before insert on wallet_account
  for each row execute function wallet_begin_empty();
-- An entry's own trigger is one deeper.
create trigger wallet_account_stays before update or delete on wallet_account
  for each statement when (pg_trigger_depth() = 0) execute function wallet_refuse_change();
create trigger wallet_account_is_kept before truncate on wallet_account
  for each statement execute function wallet_refuse_change();
alter function wallet_enter() set search_path = public, pg_temp;
alter function wallet_check_transfer() set search_path = public, pg_temp;

-- What was entered into the account for a cause before: true. Another sum, or another wallet, is a fault of the caller's.
create function wallet_moved_before(for_cause text, account uuid, amount bigint) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
declare
  entered bigint;
begin
  if not exists (select from wallet_transfer where cause = for_cause) then
    return false;
  end if;
  select e.amount into entered from wallet_entry e join wallet_transfer t on t.id = e.transfer_id
    where t.cause = for_cause and e.account_id = account;
  if entered is distinct from amount then
    raise exception 'Money was moved for % before, but not the same', for_cause using errcode = 'unique_violation';
  end if;
  return true;
end $$;

-- The account's id, opened under `new_id` where nobody has yet.
create function wallet_open(new_id uuid, of_kind text, whose uuid, in_currency text) returns uuid
  language plpgsql set search_path = public, pg_temp as $$
declare
  known uuid;
begin
  for attempt in 1..2 loop
    select id into known from wallet_account
      where kind = of_kind and currency = in_currency and customer_id is not distinct from whose;
    exit when found;
    insert into wallet_account (id, kind, customer_id, currency, balance)
      values (new_id, of_kind, whose, in_currency, case when of_kind = 'customer' then 0 end)
      on conflict (kind, customer_id, currency) do nothing;
  end loop;
  return known;
end $$;

-- Moves `amount` minor units between a customer's wallet and the shop's account `against`: into the wallet or, below zero, out of it. Once for
-- each cause, however often it is asked for. 'moved' · 'insufficient': there is less, and nothing was written.
-- `new_ids`: of the transfer, and of the two accounts where they are to be opened.
create function wallet_move(new_ids uuid[], whose uuid, in_currency text, amount bigint, of_kind text, against text, for_cause text, about text, because text)
  returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wallet uuid;
  shop uuid;
  held bigint;
begin
  if whose is null or against is null or against = 'customer' or amount is null or amount = 0 then
    raise exception 'money moves between a customer''s wallet and an account of the shop''s' using errcode = 'check_violation';
  end if;
  wallet := wallet_open(new_ids[2], 'customer', whose, in_currency);
  shop := wallet_open(new_ids[3], against, null, in_currency);
  select balance into held from wallet_account where id = wallet for update;
  if wallet_moved_before(for_cause, wallet, amount) then
    return 'moved';
  end if;
  if held + amount < 0 then
    return 'insufficient';
  end if;
  insert into wallet_transfer (id, cause, kind, reference, note) values (new_ids[1], for_cause, of_kind, about, because)
    on conflict (cause) do nothing;
  -- Of two with one cause and different wallets the second arrives here.
  if not found then
    perform wallet_moved_before(for_cause, wallet, amount);
    return 'moved';
  end if;
  insert into wallet_entry (transfer_id, account_id, amount) values (new_ids[1], wallet, amount), (new_ids[1], shop, -amount);
  return 'moved';
end $$;

-- A customer's balances, held to the end of the transaction, in the order in which they were opened.
create function wallet_hold(whose uuid) returns table (balance bigint, currency text)
  language sql security definer set search_path = public, pg_temp as $$
  select a.balance, a.currency from wallet_account a where a.customer_id = whose order by a.id for update
$$;

revoke execute on function wallet_move, wallet_hold from public;
