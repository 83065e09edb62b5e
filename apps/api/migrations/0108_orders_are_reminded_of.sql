-- When who placed an order was reminded that it waits to be paid.
alter table customer_order add column reminded_at timestamptz;
