-- Anybody can place an order in anybody's name. Until it is paid it is its e-mail's owner's only if they proved to be that.
alter table customer_order add column known_to_owner boolean not null default true;
alter table customer_order alter column known_to_owner set default false;

-- What an owner sees, and what is forgotten when it is old.
create index order_of_owner on customer_order (email, created_at desc) where known_to_owner;
create index order_unpaid on customer_order (created_at) where status <> 'placed';
