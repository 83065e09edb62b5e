-- What a coupon has taken off, and the orders that used it, are read by day and page from this alone.
create index order_with_coupon on customer_order (coupon_code, created_at desc, id desc)
  include (status, currency, coupon_discount) where coupon_code is not null;
drop index order_of_coupon;
