-- What tops an eSIM up by itself, from its owner's wallet, when a tenth of its data is left.
create table automatic_recharge (
  esim_id uuid primary key references esim,
  customer_id uuid not null references customer on delete cascade,
  plan_code text not null,
  currency text not null,
  -- minor units in a month of Algiers' calendar, all of its automatic top-ups together
  ceiling bigint not null check (ceiling > 0),
  created_at timestamptz not null default now()
);
create index automatic_recharge_of on automatic_recharge (customer_id);

-- What was done each time that data ran low, once.
create table automatic_recharge_run (
  id uuid primary key,
  esim_id uuid not null references esim,
  -- the row of esim_alert, which goes when there is more data
  alert_id uuid not null unique,
  outcome text not null check (outcome in ('bought', 'no_money', 'over_ceiling', 'not_possible')),
  order_id uuid,
  amount bigint,
  currency text,
  at timestamptz not null default now(),
  check ((outcome = 'bought') = (order_id is not null and amount is not null and currency is not null))
);
create index automatic_recharge_run_of on automatic_recharge_run (esim_id, at desc);

-- A tenth left is noted as alerts are, and told to nobody.
alter table esim_alert drop constraint esim_alert_kind_check, add constraint esim_alert_kind_check
  check (kind in ('connected', 'used-80', 'used-100', 'ends-tomorrow', 'left-10'));
