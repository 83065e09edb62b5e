-- What its provider says of the code: it can be loaded (again), or it can't; null where the provider doesn't tell.
alter table esim add column code_is_free boolean;
-- The eSIM that came in its place, on the same order line.
alter table esim add column replaced_by uuid references esim;

-- What the shop did by rule about an eSIM that can't be used any more. Once for each.
create table esim_repair (
  esim_id uuid primary key references esim,
  kind text not null check (kind in ('replacement', 'credit')),
  -- minor units of the order's currency
  amount bigint not null check (amount >= 0),
  created_at timestamptz not null default now()
);
