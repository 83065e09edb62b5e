-- What is left to spend at each supplier, as last read; beside it, since when nothing can be ordered there for lack of it.
create table supplier_credit (
  provider text primary key,
  -- 1/10000 USD
  balance_usd_e4 bigint,
  read_at timestamptz,
  short_since timestamptz
);
