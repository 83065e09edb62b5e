-- A supplier whose people decide is asked once; who waits long for an answer is told so, once.
alter table esim_cancellation
  add column handed_over_at timestamptz,
  add column told_late_at timestamptz;

-- An eSIM that its buyer says does not work: decided by the shop where it can know, else by support.
create table esim_failure (
  esim_id uuid primary key references esim,
  what text not null check (what in ('never_came', 'does_not_install', 'no_connection')),
  -- in the buyer's words; gone with their account
  said text,
  -- whose wallet the money goes into; null: the way it came. A name, not a key
  wallet_of uuid,
  status text not null check (status in ('with_support', 'given_back', 'refused')),
  -- why it was decided so
  note text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((status = 'with_support') = (ended_at is null))
);
create index esim_failure_open on esim_failure (created_at) where status = 'with_support';
