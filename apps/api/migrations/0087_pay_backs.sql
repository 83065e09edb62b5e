-- Money goes from a wallet back to the card that paid it in, once for each time that its owner asks.
alter table wallet_transfer drop constraint wallet_transfer_kind_check;
alter table wallet_transfer add constraint wallet_transfer_kind_check
  check (kind in ('top-up', 'purchase', 'refund', 'credit', 'pay-out', 'pay-back'));

create table pay_back (
  id uuid primary key,
  -- a name, not a key: what was paid back outlives the customer
  customer_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  idempotency_key text not null,
  at timestamptz not null default now(),
  unique (customer_id, idempotency_key)
);
