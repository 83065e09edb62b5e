-- Plans and places that the shop does not sell, whatever suppliers offer. A sync leaves them so; who said it and why is an act too.
create table hiding (
  id uuid primary key,
  kind text not null check (kind in ('plan', 'place')),
  code text not null,
  -- eSIMs of it that are sold can't be topped up either
  ends_top_ups boolean not null,
  who text not null,
  why text not null,
  hidden_at timestamptz not null default now(),
  shown_at timestamptz
);
create unique index hiding_once on hiding (kind, code) where shown_at is null;
