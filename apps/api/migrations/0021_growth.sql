-- What is asked each minute or listed by time, at a million orders.

-- attempts that never got a page
create index payment_unregistered on payment (session_ends_at) where status = 'pending' and gateway_ref is null;
-- refunds that are not over
create index refund_open on refund (status) where status <> 'done';
-- payments a person has to look at
create index payment_under_review on payment (created_at) where review_reason is not null;
-- an eSIM by the number that its owner reads to support
create index esim_of_iccid on esim (iccid) where iccid is not null;
create index order_newest on customer_order (created_at desc);
-- pages of lists, which go by time and, where it is the same, by id
drop index order_of_email;
create index order_of_email on customer_order (email, created_at desc, id desc);
drop index esim_of_email;
create index esim_of_email on esim (email, created_at desc, id desc);
-- what is old is thrown away
create index webhook_event_old on webhook_event (received_at);
