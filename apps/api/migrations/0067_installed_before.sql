-- Of eSIMs that were on a phone before, nobody is told now. By itself: it locks eSIMs, and whoever notes a reading holds one before its alerts.
insert into esim_alert (id, esim_id, kind)
  select gen_random_uuid(), id, 'installed' from esim
  where provisioning = 'issued' and status in ('onboard', 'installing', 'in_use', 'depleted', 'suspended')
  on conflict do nothing;
