-- Orders of which a mail came back as undeliverable. Of a reader's address nothing stands here; the order has it.
create table returned_mail (
  order_id uuid primary key references customer_order on delete cascade,
  returned_at timestamptz not null default now(),
  dealt_with_at timestamptz
);
create index returned_mail_open on returned_mail (returned_at) where dealt_with_at is null;
