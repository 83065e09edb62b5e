-- Operators sign in to the back office with passkeys.
create table operator (
  id uuid primary key,
  name text not null check (length(name) between 2 and 80),
  email text not null unique,
  role text not null check (role in ('owner', 'support')),
  language text not null,
  -- what authenticators keep a person's passkeys by: chance, so that it tells nothing of them
  user_handle bytea not null unique default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  created_at timestamptz not null default now(),
  blocked_at timestamptz
);

create table operator_passkey (
  id uuid primary key,
  operator_id uuid not null references operator,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  is_synced boolean not null,
  aaguid uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- a copy of it was used: its counter fell behind
  copied_at timestamptz,
  removed_at timestamptz
);
create index operator_passkey_operator on operator_passkey (operator_id);

create table operator_session (
  id uuid primary key,
  operator_id uuid not null references operator,
  token_hash text not null unique,
  device text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz
);
create index operator_session_operator on operator_session (operator_id);

-- Of each operator the newest is good, once.
create table operator_invitation (
  id uuid primary key,
  operator_id uuid not null unique references operator,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  used_at timestamptz
);
