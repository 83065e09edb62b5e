-- Money that a customer puts into their wallet through a gateway; its attempts are payments like those of orders.
create table top_up (
  id uuid primary key,
  number text not null unique,
  -- a name, not a key: what was paid outlives the customer
  customer_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  idempotency_key text not null,
  created_at timestamptz not null default now(),
  unique (customer_id, idempotency_key)
);

alter table payment add column pays_for text not null default 'order' check (pays_for in ('order', 'top-up'));
comment on column payment.order_id is 'the order or the top-up: payments know neither, this is a name, not a key';
