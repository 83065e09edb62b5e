-- When the shop took no orders and began no payments. Who closed it and why is an act. A payment that has begun goes on.
create table shop_closing (
  id uuid primary key,
  closed_at timestamptz not null default now(),
  opened_at timestamptz
);
create unique index shop_closing_once on shop_closing ((true)) where opened_at is null;

-- Asked where it is written, so that no way to buy goes past it. The lock lets whoever closes wait for those that are being written:
-- each is there when the closing is, or refused. After the row, so that a key used again is answered as before.
create function refuse_while_closed() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(1669494131, 0);
  if exists (select from shop_closing where opened_at is null) then
    raise exception 'the shop is closed' using errcode = 'RHCLS';
  end if;
  return null;
end $$;
create trigger refuse_while_closed after insert on customer_order for each row execute function refuse_while_closed();
create trigger refuse_while_closed after insert on payment for each row execute function refuse_while_closed();
