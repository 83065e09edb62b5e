-- The role that serves only adds to histories and deletes no order; grants are `src/grants.ts`. What retention and erasure take
-- away goes through here, as the tables' owner: orders that nobody paid, with their attempts and histories. The histories are asked too,
-- which nobody can have changed. All of `ids` or nothing.
create function forget_unpaid_orders(ids uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from customer_order where id = any (ids) order by id for update;
  perform from payment where order_id = any (ids) order by id for update;
  if exists (select from customer_order where id = any (ids) and (status = 'placed' or close_reason = 'refunded'))
    or exists (select from order_history where order_id = any (ids) and to_status = 'placed')
    or exists (
      select from payment p where p.order_id = any (ids) and (
        p.status <> 'declined' or p.settled_by_hand is not null or p.review_reason is not null
        or (p.gateway_ref is not null and p.session_ends_at > now())
        or exists (select from payment_history h where h.payment_id = p.id and h.to_status in ('paid', 'refunded'))
        or exists (select from refund r where r.payment_id = p.id)))
  then
    raise exception 'only what nobody paid is forgotten' using errcode = 'insufficient_privilege';
  end if;
  delete from payment_history where payment_id in (select id from payment where order_id = any (ids));
  delete from payment where order_id = any (ids);
  delete from order_history where order_id = any (ids);
  delete from order_line where order_id = any (ids);
  delete from customer_order where id = any (ids);
end $$;
revoke execute on function forget_unpaid_orders from public;
