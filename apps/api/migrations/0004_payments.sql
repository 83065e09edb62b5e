create table payment (
  id uuid primary key,
  -- payments do not know orders: this is a name, not a key
  order_id uuid not null,
  order_number text not null,
  method text not null,
  gateway text not null,
  status text not null check (status in ('pending', 'paid', 'declined', 'refunded')),
  amount bigint not null check (amount > 0),
  currency text not null,
  language text not null,
  -- our number at the gateway, new for every registration
  gateway_order_number text not null unique,
  gateway_ref text,
  redirect_url text,
  idempotency_key text not null,
  -- the payment that places its order; a second one that gets through is given back
  settles_order boolean not null default false,
  -- set when a person has to look: the gateway says something that must not be acted on
  review_reason text,
  acknowledged_at timestamptz,
  gateway_message text,
  approval_code text,
  declined_reason text,
  session_ends_at timestamptz not null,
  checks int not null default 0,
  checked_at timestamptz,
  next_check_at timestamptz,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  unique (order_id, idempotency_key),
  unique (gateway, gateway_ref)
);
create unique index payment_settling on payment (order_id) where settles_order;
create index payment_to_check on payment (next_check_at) where next_check_at is not null;

create table payment_history (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment,
  from_status text,
  to_status text not null,
  reason text not null,
  at timestamptz not null default now()
);
create index payment_history_of on payment_history (payment_id);

create table refund (
  id uuid primary key,
  payment_id uuid not null references payment,
  -- what the money goes back for: asked twice, given once
  cause text not null unique,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('requested', 'sent', 'done', 'manual')),
  note text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  done_at timestamptz
);
create index refund_of_payment on refund (payment_id);
