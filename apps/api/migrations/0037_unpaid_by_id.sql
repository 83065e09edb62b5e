-- Unpaid orders are gone through by id; by their primary key all paid ones would be read as well.
drop index order_unpaid;
create index order_unpaid on customer_order (id)
  where status <> 'placed' and (close_reason is null or close_reason <> 'refunded');

-- Deleting a customer deletes the sessions that have ended, too.
drop index session_of_customer;
create index session_of_customer on session (customer_id);
