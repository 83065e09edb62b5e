-- Somebody else pays an order by a link. Of its token only the digest is kept.
create table payment_link (
  id uuid primary key,
  order_id uuid not null references customer_order,
  token_hash text not null unique,
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now()
);
-- one at a time for an order
create unique index payment_link_living on payment_link (order_id) where withdrawn_at is null;
create index payment_link_of_order on payment_link (order_id);

create table payment_by_link (
  -- payments do not know links: this is a name, not a key
  payment_id uuid primary key,
  link_id uuid not null references payment_link on delete cascade,
  -- for the receipt; gone once it is sent
  payer_email text,
  terms_accepted_at timestamptz not null default now()
);
create index payment_by_link_of on payment_by_link (link_id);

-- until when a link keeps the order open: payable_until is the same then
alter table customer_order add column payment_link_ends_at timestamptz;
alter table payment add column return_path text not null default '/payment-callback';
