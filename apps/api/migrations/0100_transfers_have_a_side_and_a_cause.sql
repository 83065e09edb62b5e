-- Each kind of transfer has its direction and its account of the shop's: whoever calls `wallet_move` can't choose another.
create function wallet_entry_has_its_side() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  moved text;
  account text;
begin
  select kind into moved from wallet_transfer where id = new.transfer_id;
  select kind into account from wallet_account where id = new.account_id;
  if account = 'customer' then
    if (new.amount > 0) <> (moved in ('top-up', 'refund', 'credit')) then
      raise exception 'a % moves money the other way', moved using errcode = 'check_violation';
    end if;
  elsif (account <> case moved
      when 'top-up' then 'gateways' when 'pay-back' then 'gateways'
      when 'purchase' then 'orders' when 'refund' then 'orders'
      when 'credit' then 'goodwill' when 'pay-out' then 'bank' end) then
    raise exception 'a % has nothing to do with %', moved, account using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger wallet_entry_has_its_side after insert on wallet_entry
  for each row execute function wallet_entry_has_its_side();

-- Transfers whose cause names nothing that happened, or another sum.
alter table ledger_check add column unfounded int not null default 0;
alter table ledger_check alter column unfounded drop default;
