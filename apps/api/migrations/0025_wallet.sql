-- Stored credit, by double entry: every transfer takes from one account what it gives to another, and stays as written.
create table wallet_account (
  id uuid primary key,
  -- customer: somebody's wallet · the rest are the shop's own, by where its side of the money is
  kind text not null check (kind in ('customer', 'gateways', 'orders', 'goodwill', 'bank')),
  -- a name, not a key: what was entered outlives the customer
  customer_id uuid,
  currency text not null,
  -- sum of the entries, minor units. The shop's own accounts keep none: all transfers would wait for their one row
  balance bigint,
  created_at timestamptz not null default now(),
  unique nulls not distinct (kind, customer_id, currency),
  check ((kind = 'customer') = (customer_id is not null)),
  check ((kind = 'customer') = (balance is not null)),
  constraint wallet_never_negative check (balance >= 0)
);
create index wallet_account_of on wallet_account (customer_id) where customer_id is not null;

create table wallet_transfer (
  id uuid primary key,
  -- what it is for: moved once, however often it is asked for
  cause text not null unique,
  kind text not null check (kind in ('top-up', 'purchase', 'refund', 'credit', 'pay-out')),
  -- the order's or top-up's number, where there is one
  reference text,
  -- why, in an operator's words
  note text,
  at timestamptz not null default now()
);

create table wallet_entry (
  transfer_id uuid not null references wallet_transfer,
  account_id uuid not null references wallet_account,
  -- minor units of the account's currency; into the account or, below zero, out of it
  amount bigint not null check (amount <> 0),
  -- of a customer's wallet, after this entry
  balance bigint,
  primary key (transfer_id, account_id)
);
create index wallet_entry_of on wallet_entry (account_id, transfer_id desc);

create function wallet_enter() returns trigger language plpgsql as $$
begin
  update wallet_account set balance = balance + new.amount
    where id = new.account_id and balance is not null
    returning balance into new.balance;
  return new;
end $$;
create trigger wallet_enter before insert on wallet_entry for each row execute function wallet_enter();

create function wallet_check_transfer() returns trigger language plpgsql as $$
begin
  if exists (
    select from wallet_entry e join wallet_account a on a.id = e.account_id
    where e.transfer_id = new.transfer_id group by a.currency having sum(e.amount) <> 0
  ) then
    raise exception 'the entries of transfer % do not sum to zero', new.transfer_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger wallet_check_transfer after insert on wallet_entry
  deferrable initially deferred for each row execute function wallet_check_transfer();

create function wallet_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what stands in % is never changed: correct it by another transfer', tg_table_name;
end $$;
create trigger wallet_entry_stays before update or delete or truncate on wallet_entry
  for each statement execute function wallet_refuse_change();
create trigger wallet_transfer_stays before update or delete or truncate on wallet_transfer
  for each statement execute function wallet_refuse_change();

-- Guards payments from the wallet.
create table wallet_pin (
  customer_id uuid primary key references customer on delete cascade,
  salt text not null,
  hash text not null,
  -- none left: blocked until it is set anew
  attempts_left int not null check (attempts_left >= 0),
  changed_at timestamptz not null default now()
);
