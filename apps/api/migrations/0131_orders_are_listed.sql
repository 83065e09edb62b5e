-- Lists of orders are walked from the newest on, by ids that hold their moment: what a list is narrowed to has an index that ends with the order's.
create index order_in_state on customer_order ((coalesce(close_reason, status)), id desc) where status <> 'placed';
create index order_in_currency on customer_order (currency, id desc) where currency <> 'DZD';
create index order_line_destination on order_line ((plan ->> 'destination'), order_id desc);
create index payment_of_gateway on payment (gateway, order_id desc) where pays_for = 'order';

-- Lists that an operator has given a name, on whatever machine they sign in.
create table operator_view (
  id uuid primary key,
  operator_id uuid not null references operator,
  name text not null check (length(name) between 1 and 40),
  -- as they stand in the address
  filters jsonb not null,
  created_at timestamptz not null default now()
);
create unique index operator_view_name on operator_view (operator_id, lower(name));
