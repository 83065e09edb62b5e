-- What operators did by hand: who, why, and to which order. Names of customers don't belong here: it is kept.
create table operator_act (
  id uuid primary key,
  at timestamptz not null default now(),
  who text not null check (char_length(who) between 2 and 80),
  why text not null check (char_length(why) between 3 and 500),
  act text not null,
  subject text not null,
  details jsonb not null
);
create index operator_act_subject on operator_act (subject, at);
create index operator_act_at on operator_act (at);
-- What an operator finds a payment by.
create index payment_gateway_order_number on payment (gateway_order_number);
create index payment_approval_code on payment (approval_code) where approval_code is not null;
create index payment_paid_at on payment (paid_at) where paid_at is not null;
