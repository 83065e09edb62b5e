create table esim (
  id uuid primary key,
  -- one eSIM of one order line; esims do not know orders
  order_id uuid not null,
  order_number text not null,
  order_line_id uuid not null,
  position int not null,
  -- whose it is: the order's address
  email text not null,
  plan jsonb not null,
  destination_names jsonb not null,
  flag text,
  days int not null,
  provider text not null,
  provider_package text not null,
  -- days asked of the provider; null for plans with a fixed length
  period_days int,
  provisioning text not null check (provisioning in ('waiting', 'requested', 'issued', 'refused')),
  refusal_code text,
  attempts int not null default 0,
  -- when it is to be tried next, and until when a worker has it
  next_attempt_at timestamptz,
  lease_until timestamptz,
  -- our reference at the provider: the same on every try
  provider_transaction text not null unique,
  provider_order text unique,
  provider_esim text unique,
  requested_at timestamptz,
  issued_at timestamptz,
  iccid text,
  activation_code text,
  apn text,
  eid text,
  smdp_state text,
  plan_state text,
  total_bytes bigint,
  used_bytes bigint not null default 0,
  -- when the figures above were read, and when the provider was last asked
  read_at timestamptz,
  asked_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  unique (order_line_id, position),
  check ((provisioning = 'issued') = (activation_code is not null))
);
create index esim_of_email on esim (email, created_at desc);
create index esim_of_order on esim (order_id);
create index esim_to_provision on esim (next_attempt_at) where provisioning in ('waiting', 'requested');

create table esim_history (
  id bigint generated always as identity primary key,
  esim_id uuid not null references esim,
  from_provisioning text,
  to_provisioning text not null,
  reason text not null,
  at timestamptz not null default now()
);
create index esim_history_of on esim_history (esim_id);
