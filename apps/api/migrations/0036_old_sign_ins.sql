-- What is forgotten each night, and with an account, found without reading whole tables.
create index session_ended on session (coalesce(revoked_at, expires_at));
create index known_device_unused on known_device (last_used_at);
create index limit_counter_of_email on limit_counter (split_part(subject, '/', 3));
