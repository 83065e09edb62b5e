-- Where a browser's notifications go: switched on by its owner, gone with the device, its session, or when the push service says so.
create table push_subscription (
  device_id uuid primary key references device on delete cascade,
  endpoint text not null unique,
  -- the browser's public key and the secret that only it and the shop know
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
