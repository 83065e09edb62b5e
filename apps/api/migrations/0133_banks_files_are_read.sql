-- A bank's own file (CSV) is put beside a day: what its columns are was said once for such headings.
create table statement_naming (
  gateway text not null,
  headings_digest text not null,
  -- as they stand in the file, in their order
  headings jsonb not null,
  naming jsonb not null,
  revision integer not null check (revision > 0),
  primary key (gateway, headings_digest)
);

-- A day may have been compared with a file alone.
alter table taking_day alter compared_at drop not null;

-- Which days a file was read for; the newest of each. Nothing of it is kept but what it says otherwise.
create table taking_statement (
  day text not null references taking_day,
  gateway text not null,
  read_at timestamptz not null default now(),
  -- of that day
  rows integer not null,
  agreed integer not null,
  primary key (day, gateway)
);

-- Who says so now. One that neither says any more is gone.
alter table taking_difference add column in_books boolean not null default true, add column in_statement boolean not null default false;
update taking_difference set in_books = false where gone_at is not null;
