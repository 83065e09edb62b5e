-- What people tell of a purchase, each by an index: nothing that an operator looks for has a whole table read.
create index order_of_phone on customer_order (billing_phone, created_at desc);
create index order_of_email_beginning on customer_order (email text_pattern_ops);
create index order_of_coupon on customer_order (coupon_code, created_at desc) where coupon_code is not null;
create index payment_card_end on payment ("right"(card, 4), created_at desc) where card is not null;
create index esim_iccid_end on esim ("right"(iccid, 6)) where iccid is not null;
create index customer_of_email_beginning on customer (email text_pattern_ops);
create index customer_of_phone on customer (phone) where phone is not null;
create index customer_of_name on customer using gin (to_tsvector('simple', coalesce(name, '')));
