-- Of two attempts for one order that begin at once, each in one statement that can't see the other, one has the number.
-- Attempts from before have none, nor has one that an older process writes while this is rolled out.
alter table payment add column attempt int;
create unique index payment_attempt on payment (order_id, attempt);
