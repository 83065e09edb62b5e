-- Answers that agents have at hand: those that owners wrote, and what they changed of those that the shop came with.
create table saved_answer (
  -- of one that the shop came with, its name in the code
  id text primary key,
  -- by language
  titles jsonb not null,
  texts jsonb not null,
  -- grows with each change: whoever comes second is told
  revision int not null default 1,
  changed_at timestamptz not null default now(),
  removed_at timestamptz
);
