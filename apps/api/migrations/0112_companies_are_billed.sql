-- Whom invoices of an order are made out to, and what its buyer bills to the next time.
alter table customer add column company jsonb;
alter table customer_order add column company jsonb, add column company_changed_at timestamptz;

-- Version 2 takes the place of the first, which is kept. An erased order's name no company.
create table invoice (
  id uuid primary key,
  order_id uuid not null references customer_order,
  version integer not null check (version in (1, 2)),
  year integer not null,
  place integer not null,
  company jsonb,
  issued_at timestamptz not null default now(),
  cancelled_at timestamptz,
  unique (order_id, version),
  unique (year, place)
);
-- Numbers have no gaps: the row is held until the invoice is written.
create table invoice_year (year integer primary key, last_place integer not null);
