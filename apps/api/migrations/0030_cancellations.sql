-- An eSIM that its buyer gives back: asked for, then done or refused by the provider. Nothing is paid back before it is done.
create table esim_cancellation (
  esim_id uuid primary key references esim,
  -- whose wallet the money goes into; null: the way it came. A name, not a key: it outlives the customer
  wallet_of uuid,
  status text not null check (status in ('asked', 'done', 'refused')),
  -- what the provider said last
  note text,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz,
  ended_at timestamptz,
  check ((status = 'asked') = (next_attempt_at is not null)),
  check ((status = 'asked') = (ended_at is null))
);
create index esim_cancellation_due on esim_cancellation (next_attempt_at) where status = 'asked';
