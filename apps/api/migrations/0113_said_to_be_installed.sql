-- Some suppliers never tell that an eSIM was installed: when whoever holds it said so. Words go by it, never money.
alter table esim add column said_installed_at timestamptz;
