create table customer (
  id uuid primary key,
  -- trimmed and lower-cased by the contract
  email text not null unique,
  name text,
  phone text,
  country text,
  verified_at timestamptz,
  language text not null default 'fr',
  currency text not null default 'DZD',
  created_at timestamptz not null default now()
);

create table session (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  -- SHA-256 of the token: the database can't sign anyone in
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_of_customer on session (customer_id) where revoked_at is null;

-- The code itself is nowhere: it is derived from the row's id and the secret key, for the mail and for the check.
create table one_time_code (
  id uuid primary key,
  email text not null,
  purpose text not null,
  language text not null,
  -- decided when the row is made: an address that strangers guess at gets longer codes
  length int not null check (length between 4 and 12),
  alphabet text not null check (alphabet in ('digits', 'letters-and-digits')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  attempts_left int not null check (attempts_left >= 0),
  used_at timestamptz,
  replaced_at timestamptz
);
-- one live code for an address and purpose
create unique index one_time_code_live on one_time_code (email, purpose) where used_at is null and replaced_at is null;

create index one_time_code_old on one_time_code (expires_at);

-- How often something happened in a window; holds across processes.
create table limit_counter (
  -- what is counted and a keyed digest of whose: no e-mail or address can be read from it
  subject text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (subject, window_start)
);
create index limit_counter_old on limit_counter (window_start);
