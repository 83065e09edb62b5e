-- Since when a company does not answer: kept when that changes, not with each call.
alter table call_line add column silent_since timestamptz;
update call_line set silent_since = now() where silences >= 3;

-- A gateway that opens no pages, as any process has seen it; gone once it opens one again.
create table gateway_outage (
  gateway text primary key,
  since timestamptz not null default clock_timestamp(),
  last_failure_at timestamptz not null default clock_timestamp()
);
