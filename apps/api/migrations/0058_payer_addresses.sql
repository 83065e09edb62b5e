-- Addresses that those who pay by a link leave: for the receipt, gone once it is sent, or to hear of money that goes back.
-- payment_by_link.payer_email is written no more; it stays for processes that are older than this.
create table payer_address (
  payment_id uuid not null references payment_by_link (payment_id) on delete cascade,
  email text not null,
  -- null: for the receipt only
  kept_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (payment_id, email)
);
insert into payer_address (payment_id, email, created_at)
  select payment_id, payer_email, terms_accepted_at from payment_by_link where payer_email is not null;
-- Two who hold the link were led to the same page: nobody knows whose card paid.
alter table payment_by_link add column shared boolean not null default false;
