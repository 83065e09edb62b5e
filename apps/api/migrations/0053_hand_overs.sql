-- An eSIM of somebody's order in somebody else's hands, by a link. Of its token only the digest is kept.
create table hand_over (
  id uuid primary key,
  esim_id uuid not null references esim,
  token_hash text not null unique,
  language text not null,
  large_type boolean not null,
  made_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- digest of the secret in the cookie of the phone that holds it
  holder_hash text,
  opened_at timestamptz,
  check ((holder_hash is null) = (opened_at is null))
);
-- one at a time for an eSIM
create unique index hand_over_living on hand_over (esim_id) where withdrawn_at is null;
create index hand_over_of_esim on hand_over (esim_id);
create index hand_over_of_holder on hand_over (holder_hash) where withdrawn_at is null;
