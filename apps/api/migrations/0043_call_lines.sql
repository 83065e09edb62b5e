-- How many calls another company takes a second is one line for all processes of the shop: each books the next free moment.
create table call_line (
  line text primary key,
  -- the moment of the last call that was booked, and the first moment that is still free
  turn_at timestamptz not null,
  free_at timestamptz not null,
  -- when a call that nobody waits for was last let in
  unhurried_at timestamptz not null default '-infinity',
  -- calls in a row that had no answer
  silences int not null default 0
);
