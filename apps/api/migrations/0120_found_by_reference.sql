-- What a bank calls a payment is typed without saying which bank: the unique index begins with the gateway.
create index payment_gateway_ref on payment (gateway_ref) where gateway_ref is not null;
-- Pages of orders are cut between rows of one moment.
drop index order_newest;
create index order_newest on customer_order (created_at desc, id desc);
