-- A payment that its payer calls back: through their bank, or at the gateway itself.
create table dispute (
  id uuid primary key,
  -- null: of a payment that the shop knows nothing of; somebody has to answer it all the same
  payment_id uuid references payment,
  gateway text not null,
  -- what the gateway calls it
  reference text not null,
  reason text not null check (
    reason in ('not_theirs', 'not_received', 'not_as_described', 'duplicate', 'not_refunded', 'cancelled', 'other')
  ),
  status text not null check (status in ('needs_answer', 'under_review', 'won', 'lost')),
  amount bigint not null check (amount > 0),
  currency text not null,
  -- until when proof is taken
  answer_by timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- minor units of `currency`: what a lost one took from the shop
  taken_back bigint check (taken_back >= 0),
  -- when its gateway was asked for what stands here: what was asked for before says nothing new
  asked_at timestamptz not null,
  unique (gateway, reference),
  check ((status in ('won', 'lost')) = (closed_at is not null)),
  check ((status = 'lost') = (taken_back is not null))
);
create index dispute_of_payment on dispute (payment_id);
create index dispute_open on dispute (opened_at) where status in ('needs_answer', 'under_review');
create index dispute_lost on dispute (closed_at) where status = 'lost';

create table dispute_history (
  id bigint generated always as identity primary key,
  dispute_id uuid not null references dispute,
  from_status text,
  to_status text not null,
  at timestamptz not null default now()
);
create index dispute_history_of_dispute on dispute_history (dispute_id);

-- Made by the shop itself, until this is won; null: somebody has blocked them.
alter table block add column dispute_id uuid references dispute;
create unique index block_of_dispute on block (dispute_id) where lifted_at is null;
