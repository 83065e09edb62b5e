-- What arrived from outside: only whom it is about. The sender is asked for everything else, so no card number, ICCID
-- or activation code is kept here.
create table webhook_event (
  source text not null,
  event_key text not null,
  hint jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  primary key (source, event_key)
);
