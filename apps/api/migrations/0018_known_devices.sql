-- A browser or an app in which this customer has signed in before. A secret of its own proves it, also after signing out.
create table known_device (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  -- SHA-256 of the secret; it changes with each sign-in
  secret_hash text not null,
  -- the one before: a new secret may have got lost on its way
  previous_hash text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  unique (customer_id, secret_hash)
);
create index known_device_secret on known_device (secret_hash);
create index known_device_previous on known_device (previous_hash) where previous_hash is not null;

alter table session
  add column known_device_id uuid references known_device on delete set null,
  -- when it was last proved, by a mailed code, that the customer is the one who uses it
  add column proven_at timestamptz not null default now();
create index session_of_known_device on session (known_device_id) where known_device_id is not null;
update session set
  proven_at = created_at,
  -- however much it is used, a session ends after a year
  expires_at = least(expires_at, created_at + interval '365 days');
