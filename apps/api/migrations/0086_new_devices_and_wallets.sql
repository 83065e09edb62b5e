-- What left a wallet through a device that was new to its owner: no more than `most` in 24 hours, whatever asks for it.
create table new_device_spend (
  cause text primary key references wallet_transfer (cause),
  customer_id uuid not null references customer on delete cascade,
  -- minor units of the shop's first currency, as is `most`
  worth bigint not null check (worth > 0),
  most bigint not null,
  at timestamptz not null default now()
);
create index new_device_spend_of on new_device_spend (customer_id, at);

create function new_device_keep_limit() returns trigger language plpgsql as $$
begin
  -- two at once see each other's
  perform pg_advisory_xact_lock(hashtextextended('new devices of ' || new.customer_id, 0));
  if (select coalesce(sum(worth), 0) from new_device_spend
      where customer_id = new.customer_id and at > now() - interval '24 hours') + new.worth > new.most then
    raise exception 'more than % would leave the wallet of % through new devices', new.most, new.customer_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger new_device_keep_limit before insert on new_device_spend
  for each row execute function new_device_keep_limit();
