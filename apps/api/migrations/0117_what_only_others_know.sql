-- What stands on a gateway's or supplier's books and is nothing here, as a restore has forgotten it. It waits for a person.
create table unknown_outside (
  id uuid primary key,
  kind text not null check (kind in ('payment', 'order')),
  held_by text not null,
  reference text not null,
  facts jsonb not null,
  found_at timestamptz not null default now(),
  ended_at timestamptz,
  note text,
  check ((ended_at is null) = (note is null)),
  unique (kind, held_by, reference)
);
