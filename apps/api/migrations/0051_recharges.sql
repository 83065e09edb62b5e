-- More data or days for an eSIM that somebody has.

-- What its supplier offers for one eSIM, as it was last told. Quotes are made from it: no supplier is asked for a price.
create table recharge_offer (
  esim_id uuid not null references esim,
  -- ours, made like a plan's
  plan_code text not null,
  provider_package text not null,
  -- 1/10000 USD; of one day where sold by the day
  wholesale_usd_e4 bigint not null check (wholesale_usd_e4 > 0),
  data_bytes bigint not null check (data_bytes > 0),
  -- null where sold by the day
  days int check (days > 0),
  -- what the supplier does with it: adds it to what is running, or has it wait its turn
  effect text not null check (effect in ('extends', 'waits')),
  read_at timestamptz not null,
  primary key (esim_id, plan_code)
);

-- The eSIM that a line adds to; null where it is for new ones.
alter table order_line
  add column tops_up uuid,
  add column top_up_effect text check (top_up_effect in ('extends', 'waits')),
  add check ((tops_up is null) = (top_up_effect is null)),
  add check (tops_up is null or quantity = 1);

create table recharge (
  -- our reference at the supplier: the same on every try
  id uuid primary key,
  esim_id uuid not null references esim,
  -- recharges do not know orders
  order_id uuid not null,
  order_number text not null,
  order_line_id uuid not null unique,
  plan jsonb not null,
  days int not null,
  effect text not null check (effect in ('extends', 'waits')),
  provider text not null,
  provider_package text not null,
  -- days asked of the supplier; null for a fixed length
  period_days int,
  status text not null check (status in ('waiting', 'requested', 'done', 'refused')),
  refusal_code text,
  attempts int not null default 0,
  next_attempt_at timestamptz,
  lease_until timestamptz,
  -- when it was first taken up, and when one was last sent whose outcome is not known to be no
  requested_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  -- what the supplier calls it
  provider_top_up text,
  created_at timestamptz not null default now(),
  check ((status = 'done') = (provider_top_up is not null)),
  check ((status in ('done', 'refused')) = (ended_at is not null))
);
-- Where a supplier keeps no reference of ours, this alone decides whose one of its top-ups is.
create unique index recharge_of_top_up on recharge (provider, provider_top_up);
create index recharge_of_esim on recharge (esim_id, created_at desc);
create index recharge_of_order on recharge (order_id);
create index recharge_due on recharge (next_attempt_at) where status in ('waiting', 'requested');

create table recharge_history (
  id bigint generated always as identity primary key,
  recharge_id uuid not null references recharge,
  from_status text,
  to_status text not null,
  reason text not null,
  at timestamptz not null default now()
);
create index recharge_history_of on recharge_history (recharge_id);
