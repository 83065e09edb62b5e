-- A day's takings as they were compared with gateways' books last, and where these said something else.
create table taking_day (
  -- Algeria's, as 2026-05-03
  day text primary key check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  compared_at timestamptz not null default now(),
  -- how each gateway was compared, and what no difference can tell of
  told jsonb not null
);
create table taking_difference (
  id uuid primary key,
  day text not null references taking_day,
  gateway text not null,
  order_number text,
  payment_id text,
  here text not null,
  there text not null,
  found_at timestamptz not null default now(),
  -- when it was looked for and not found any more
  gone_at timestamptz,
  explained_at timestamptz,
  explanation text,
  check ((explained_at is null) = (explanation is null))
);
create unique index taking_difference_once on taking_difference (day, gateway, coalesce(payment_id, ''), here, there);
create index taking_difference_open on taking_difference (found_at) where gone_at is null and explained_at is null;
