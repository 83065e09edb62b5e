-- What an eSIM had used by when: a row each time that a reading told another figure. For forecasts; forgotten after three months.
create table esim_usage (
  esim_id uuid not null references esim,
  at timestamptz not null,
  used_bytes bigint not null,
  primary key (esim_id, at)
);
create index esim_usage_at on esim_usage (at);
-- When its data will probably be used up, as foretold at the last reading.
alter table esim add column data_ends_at timestamptz;

-- News of eSIMs that whoever reads the mail of an address does not want by mail any more. No row: all of it is mailed.
create table unwanted_mail (
  email text not null,
  kind text not null check (kind in ('connected', 'used-80', 'used-100', 'ends-tomorrow')),
  at timestamptz not null default now(),
  primary key (email, kind)
);
