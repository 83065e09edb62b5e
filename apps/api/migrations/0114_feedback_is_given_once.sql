-- What an eSIM's owner says of it, once it has connected. Without stars: they don't want to be asked, or took back what they had said.
create table esim_feedback (
  esim_id uuid primary key references esim,
  stars smallint check (stars between 1 and 5),
  words text check (char_length(words) between 1 and 2000),
  -- Given to be shown with the words.
  first_name text check (char_length(first_name) between 1 and 100),
  -- What became of the words: nobody sees them before a person has read them.
  reading text check (reading in ('waiting', 'shown', 'refused')),
  given_at timestamptz not null default now(),
  check ((words is null) = (reading is null)),
  check (words is null or stars is not null),
  check (first_name is null or words is not null)
);
create index esim_feedback_read on esim_feedback (reading, given_at) where reading is not null;

-- Grows whenever what everybody sees of feedback may have changed, so that kept pages are made anew.
create table feedback_revision (
  only_one boolean primary key default true check (only_one),
  revision integer not null default 0,
  changed_at timestamptz not null default now()
);
insert into feedback_revision default values;
