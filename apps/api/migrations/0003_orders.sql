create table customer_order (
  id uuid primary key,
  number text not null unique,
  status text not null check (status in ('open', 'placed', 'closed')),
  close_reason text check (close_reason in ('expired', 'cancelled', 'refunded')),
  -- the order belongs to whoever proves this address
  email text not null,
  billing_name text not null,
  billing_phone text not null,
  billing_country text not null,
  language text not null,
  currency text not null,
  subtotal bigint not null,
  service_fee bigint not null,
  discount bigint not null,
  coupon_discount bigint not null,
  total bigint not null check (total >= 0),
  newsletter boolean not null,
  compatibility_confirmed_at timestamptz not null,
  terms_accepted_at timestamptz not null,
  idempotency_key text not null unique,
  request_hash text not null,
  payable_until timestamptz not null,
  created_at timestamptz not null default now(),
  check ((status = 'closed') = (close_reason is not null)),
  check (total = subtotal + service_fee - discount - coupon_discount)
);
create index order_of_email on customer_order (email, created_at desc);
create index order_open on customer_order (payable_until) where status = 'open';

create table order_line (
  id uuid primary key,
  order_id uuid not null references customer_order,
  position int not null,
  -- what was quoted, frozen
  plan jsonb not null,
  destination_names jsonb not null,
  flag text,
  provider text not null,
  provider_package text not null,
  wholesale_usd_e4 bigint not null,
  price_book int not null references price_book,
  price_rule text not null,
  quantity int not null check (quantity between 1 and 10),
  days int not null check (days > 0),
  sold_by_day boolean not null,
  unit_price bigint not null check (unit_price > 0),
  total bigint not null,
  unique (order_id, position),
  check (total = unit_price * quantity)
);

create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references customer_order,
  from_status text,
  to_status text not null,
  reason text not null,
  at timestamptz not null default now()
);
create index order_history_of on order_history (order_id);
