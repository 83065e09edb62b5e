-- A device that was signed in before has codes of its own, which strangers can't replace or use up. Empty: everybody's.
alter table one_time_code add column requester text not null default '';
drop index one_time_code_live;
-- one live code for an address, purpose and requester
create unique index one_time_code_live on one_time_code (email, purpose, requester)
  where used_at is null and replaced_at is null;
