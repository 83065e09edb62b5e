-- What a customer does not want to be told on their devices. No row: all of it is told.
create table unwanted_notice (
  customer_id uuid not null references customer on delete cascade,
  kind text not null check (kind in ('esim-ready', 'installed', 'connected', 'used-80', 'used-100', 'ends-tomorrow', 'payment-late', 'refund')),
  at timestamptz not null default now(),
  primary key (customer_id, kind)
);

-- A fact that one device is told of, once: what it is about decides in which table its id stands. Forgotten after three months.
create table push_notice (
  id uuid primary key,
  device_id uuid not null references device on delete cascade,
  about text not null,
  fact_id uuid not null,
  created_at timestamptz not null default now(),
  -- when its push service took it
  pushed_at timestamptz,
  unique (device_id, about, fact_id)
);
create index push_notice_created_at on push_notice (created_at);

-- That it is on a phone is told on devices alone.
alter table esim_alert drop constraint esim_alert_kind_check, add constraint esim_alert_kind_check
  check (kind in ('installed', 'connected', 'used-80', 'used-100', 'left-10', 'ends-tomorrow'));
