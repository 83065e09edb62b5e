-- Several eSIMs of one order line may be one order at the supplier. One of them leads: its row has the reference, the
-- number there, the lease and when to try next; the others name it here.
alter table esim add column ordered_with uuid references esim;
alter table esim drop constraint esim_provider_provider_order_key;
create unique index esim_of_provider_order on esim (provider, provider_order) where ordered_with is null;
create index esim_ordered_with on esim (ordered_with) where ordered_with is not null;
-- what waits at each supplier
create index esim_in_line on esim (provider, next_attempt_at)
  where provisioning in ('waiting', 'requested') and ordered_with is null;
-- An order that may have reached the supplier has a time here, also without a number from there. Those that were only
-- put off have none.
comment on column esim.sent_at is 'when an order was sent whose outcome is not known to be no';
