-- When a buyer was told by mail that the money has come, and asked to be told that the eSIMs take longer than usual.
alter table customer_order add column confirmed_at timestamptz, add column told_late_at timestamptz;

-- What is still to come and is late, which is asked for each minute.
create index esim_to_come on esim (created_at) where provisioning in ('waiting', 'requested');
