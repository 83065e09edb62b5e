-- Vouchers of one plan, made together; its number is what operators and the printed sheet call it.
create table voucher_batch (
  id uuid primary key,
  number text not null unique,
  plan text not null,
  -- of a plan that is sold by the day
  days int check (days > 0),
  quantity int not null check (quantity > 0),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table voucher (
  id uuid primary key,
  batch_id uuid not null references voucher_batch,
  nth int not null check (nth > 0),
  -- keyed digest of the code, which itself stands nowhere
  code_hash text not null unique,
  status text not null check (status in ('unused', 'redeemed', 'blocked')),
  expires_at timestamptz not null,
  order_id uuid unique references customer_order,
  unique (batch_id, nth),
  check ((status = 'redeemed') = (order_id is not null))
);

create table voucher_history (
  id bigint generated always as identity primary key,
  voucher_id uuid not null references voucher,
  from_status text not null,
  to_status text not null,
  reason text not null,
  at timestamptz not null default now()
);
create index voucher_history_of on voucher_history (voucher_id);
