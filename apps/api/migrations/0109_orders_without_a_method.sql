-- An order may be placed before anybody has said how it is paid: paying names the method.
alter table customer_order alter column payment_method drop not null;
alter table customer_order alter column payment_gateway drop not null;
