-- A refund that a gateway took may be on its way for days, and may come back to the shop: it is looked at again, and owed again.
alter table refund
  -- taken by the gateway, and not yet with the card's bank
  add column pending boolean not null default false,
  -- when it was refused or came back: the money is certainly with the shop
  add column failed_at timestamptz,
  -- until then its owner may choose the wallet instead
  add column send_after timestamptz;
create index refund_to_look_at on refund (next_look_at) where next_look_at is not null;

update refund set next_look_at = now()
  where status = 'done' and destination = 'card' and sent_at is not null and done_at > now() - interval '30 days';
