-- That a mail was sent: its kind, about what, when, and what became of it. Neither its text nor whom it went to; kept a year.
create table sent_mail (
  -- one for each job, kind and fact, however often it is tried
  key text primary key,
  kind text not null,
  -- the id of what it tells
  fact text not null,
  -- null: of no order. A name, not a key: it is kept as long as others
  order_number text,
  at timestamptz not null default now(),
  -- refused: no server has taken it, or not yet
  state text not null check (state in ('taken', 'refused', 'returned'))
);
create index sent_mail_of_order on sent_mail (order_number, at) where order_number is not null;
create index sent_mail_at on sent_mail (at);
