-- The alert whose mail tells this one, too: who has several eSIMs gets one mail for what happens to them at about the same time.
alter table esim_alert add column told_with uuid, add column told_at timestamptz;
-- Each had a mail of its own until now.
update esim_alert set told_with = id, told_at = at;
create index esim_alert_told_with on esim_alert (told_with);
