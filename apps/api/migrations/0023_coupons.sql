create table coupon (
  id uuid primary key,
  -- as tidied: upper case, nothing between
  code text not null unique,
  -- Of 1 to 100: anything else is refused by its own code when somebody uses it.
  percent int,
  -- minor units by currency
  amounts jsonb,
  minimums jsonb not null default '{}',
  -- codes that it is for; with both null, for everything
  plans text[],
  destinations text[],
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses int check (max_uses > 0),
  uses_left int check (uses_left between 0 and max_uses),
  max_uses_each int check (max_uses_each > 0),
  blocked_at timestamptz,
  created_at timestamptz not null default now(),
  check ((percent is null) <> (amounts is null)),
  check ((max_uses is null) = (uses_left is null)),
  check (starts_at < ends_at)
);

-- Held by orders that are open or placed. Whoever has no room in it has had their uses.
create table coupon_use (
  order_id uuid primary key references customer_order,
  coupon_id uuid not null references coupon,
  -- who, where uses of each are counted, and which of their uses this is
  person text,
  nth int,
  unique (coupon_id, person, nth),
  check ((person is null) = (nth is null))
);

alter table customer_order add column coupon_code text;
-- what of the order's discount falls on the line
alter table order_line add column coupon_discount bigint not null default 0
  check (coupon_discount between 0 and total);
