-- A refund whose answer was lost is looked up at the gateway instead of being left to a person.
alter table refund
  -- when the gateway is asked next what it has given back
  add column next_look_at timestamptz,
  -- when a look first said that it was never taken; it is sent again only after a second one, much later
  add column not_taken_at timestamptz;
comment on column refund.sent_at is 'of the last time';

-- Those that waited for a person only because an answer was lost. Any other stays as it is.
update refund set status = 'sent', next_look_at = now() where status = 'manual' and note like 'unknown: %';
update refund set next_look_at = now() where status = 'sent' and next_look_at is null;
