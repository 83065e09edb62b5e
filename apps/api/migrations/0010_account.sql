-- What a person sees of their sessions and devices, what they agreed to, and what is left when they go.

-- "Chrome, Android": made when signing in. What the browser said of itself is not kept.
alter table session add column device text;

-- What was agreed to, in which version, and when. The first time counts.
create table consent (
  customer_id uuid not null references customer on delete cascade,
  document text not null check (document in ('terms')),
  version text not null,
  given_at timestamptz not null default now(),
  primary key (customer_id, document, version)
);

-- A phone or browser that someone signed in with. It is forgotten with the session that registered it last.
create table device (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  session_id uuid not null references session on delete cascade,
  -- the device's own name for itself: one row each, of whoever signed in there last
  device_id text not null unique,
  platform text not null,
  model text not null,
  os_version text not null,
  device_type text not null check (device_type in ('ios', 'android', 'web')),
  device_locale text not null,
  timezone text not null,
  -- where notifications go: to one device only
  push_token text unique,
  app_version text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index device_of_customer on device (customer_id, last_seen_at desc);
create index device_of_session on device (session_id);

-- Set once the account behind it was deleted: what says who bought is gone, and nobody owns it any more.
alter table customer_order add column erased_at timestamptz;
alter table esim add column erased_at timestamptz;
alter table esim drop constraint esim_check;
alter table esim add constraint esim_issued_can_be_installed
  check (erased_at is not null or (provisioning = 'issued') = (activation_code is not null));
alter table esim add constraint esim_erased_names_no_one
  check (erased_at is null or (activation_code is null and iccid is null and eid is null));
