-- An eSIM's life is kept as its owner reads it, and what it needs to be told of happens once.
alter table esim
  -- the status as it was last noted; null before the first reading
  add column status text,
  -- when it was first seen on a network, and whether that is the moment itself
  add column connected_at timestamptz,
  add column connected_exactly boolean,
  -- when its provider is asked by itself; null: nothing more can change
  add column next_look_at timestamptz default now() + interval '1 hour';
create index esim_to_look_at on esim (next_look_at) where provisioning = 'issued' and erased_at is null;
create index esim_puzzling on esim (id) where status = 'unknown';
-- What connected before this was noted: when exactly, nobody knows any more.
update esim set connected_at = read_at, connected_exactly = false where used_bytes > 0 and read_at is not null;

create table esim_status_change (
  id bigint generated always as identity primary key,
  esim_id uuid not null references esim,
  status text not null,
  -- the provider's own words, for support
  said_state text,
  at timestamptz not null default now()
);
create index esim_status_change_of on esim_status_change (esim_id, id);

-- What its owner was told, each once for the data and the days it has.
create table esim_alert (
  id uuid primary key,
  esim_id uuid not null references esim,
  kind text not null check (kind in ('connected', 'used-80', 'used-100', 'ends-tomorrow')),
  at timestamptz not null default now(),
  unique (esim_id, kind)
);

-- Its provider took it away, or doesn't know it any more.
alter table esim drop constraint esim_plan_state_check, add constraint esim_plan_state_check
  check (plan_state in ('allocating', 'ready', 'running', 'used-up', 'expired', 'suspended', 'cancelled', 'revoked',
                        'removed', 'unknown'));
