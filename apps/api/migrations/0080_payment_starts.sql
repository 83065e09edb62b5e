-- Who started an attempt to pay, and what they brought; also who was given a page that was open already. Each kind of start
-- of one attempt once, as it was first seen. Attempts from before have none: nobody noted who began them.
create table payment_start (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment on delete cascade,
  at timestamptz not null default now(),
  -- the order's own secret
  brought_secret boolean not null,
  -- signed in as the order's e-mail, or as the owner of the wallet that is filled; a name, not a key: it outlives the account
  customer_id uuid,
  -- by a payment link's token alone, whoever else the payer is
  by_link boolean not null,
  check (not by_link or (not brought_secret and customer_id is null)),
  check (by_link or brought_secret or customer_id is not null),
  unique nulls not distinct (payment_id, brought_secret, customer_id, by_link)
);
