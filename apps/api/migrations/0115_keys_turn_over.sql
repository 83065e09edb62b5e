-- The shop's keys by a name that tells nothing of them, and since when each is in use; null: since before they were noted. What was made
-- before the one in use depends on one before it.
create table secret_key_use (
  name text primary key,
  since timestamptz
);
