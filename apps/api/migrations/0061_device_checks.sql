-- What the buyer found out about the phone before paying; null where nothing was. Never its EID.
alter table customer_order add column device_check jsonb;

alter table esim_failure
  drop constraint esim_failure_what_check,
  add constraint esim_failure_what_check
    check (what in ('never_came', 'does_not_install', 'no_connection', 'phone_refuses'));
