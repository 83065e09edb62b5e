-- Who says that a phone refuses an eSIM, and what was counted where the shop paid it back by itself.
alter table esim_failure
  -- signed in as the order's e-mail; null: a guest. A name, not a key
  add column asked_by uuid,
  -- keyed digest of the network that it was asked from: for the alarm only
  add column network text,
  -- keyed digest of the card that paid, as far as its gateway shows it
  add column card text,
  -- what it took of the day's sum, minor units of dinars; null where the shop did not decide by itself
  add column counted bigint,
  -- when its supplier is asked next whether it is used all the same, and when that was first seen
  add column look_at timestamptz,
  add column used_after_at timestamptz;
create index esim_failure_look_at on esim_failure (look_at) where look_at is not null;
create index esim_failure_refusals on esim_failure (ended_at) where what = 'phone_refuses';
-- Those that were paid back before are looked at too.
update esim_failure set look_at = now() where what = 'phone_refuses' and status = 'given_back' and ended_at > now() - interval '30 days';
