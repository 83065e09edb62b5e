-- Who may not sign in, order, pay or redeem, for how long and why.
create table block (
  id uuid primary key,
  created_at timestamptz not null default now(),
  -- as they are called, like that of an act
  who text not null,
  why text not null,
  -- from whose page it was made. A name, not a key: the account may go before it
  customer_id uuid,
  -- null: until somebody lifts it
  ends_at timestamptz,
  lifted_at timestamptz
);
create index block_standing on block (id desc) where lifted_at is null;
create index block_over on block (coalesce(lifted_at, ends_at));
create index block_of_customer on block (customer_id) where customer_id is not null;

-- Any one of them is enough.
create table blocked_fact (
  block_id uuid not null references block on delete cascade,
  kind text not null check (kind in ('email', 'phone', 'device', 'network')),
  -- as it is compared: an e-mail and a phone as orders have them, or `erased:` and a keyed digest once their owner has gone; the id of a known
  -- device; a network with its bits
  value text not null,
  primary key (block_id, kind, value)
);
create index blocked_fact_value on blocked_fact (kind, value);
