-- How the buyer chose to pay, and who was to take it. Until now there was one method and one gateway.
alter table customer_order add column payment_method text;
alter table customer_order add column payment_gateway text;
update customer_order o set
  payment_method = coalesce((select method from payment where order_id = o.id order by created_at desc limit 1), 'cib'),
  payment_gateway = coalesce((select gateway from payment where order_id = o.id order by created_at desc limit 1), 'satim');
alter table customer_order alter column payment_method set not null;
alter table customer_order alter column payment_gateway set not null;
