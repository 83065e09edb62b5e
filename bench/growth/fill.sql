-- Sales of a year, spread evenly, numbers $first to $last of $size, and what surrounds them; fill.ts adds the orders themselves. Foreign
-- keys are not checked, which would take half the time.
set session_replication_role = replica;
create unlogged table if not exists sale (
  n int, at timestamptz, email text, customer_id uuid, order_id uuid, line_id uuid, payment_id uuid, esim_id uuid, number text, kind text);
truncate sale;
-- One in five of the last month was never paid; of the last hour, not yet. Older ones have been deleted. Each customer buys four times;
-- one has bought five hundred.
insert into sale
select n, at, case when n % ($size / 500) = 0 then 'regular@example.com' else 'customer-' || n % ($size / 4) || '@example.com' end,
  uuidv7(at - now()), uuidv7(at - now()), uuidv7(at - now()), uuidv7(at - now()), uuidv7(at - now()), 'G' || n,
  case when n % 5 > 0 or at < now() - interval '30 days' then case when n % 50 = 1 then 'refunded' else 'paid' end
    when at < now() - interval '1 hour' then 'expired' else 'open' end
from generate_series($first::int, $last::int) n, lateral (select now() - interval '365 days' * (1 - n / $size::float8) as at) as time;
create index if not exists sale_n on sale (n);
analyze sale;

insert into customer (id, email, name, verified_at, created_at)
select distinct on (email) customer_id, email, (array['Amel Haddad', 'Mohamed Benali', 'Yasmine Ould-Kablia', 'Nadir Saïdi'])[1 + n % 4] || ' ' || n, at, at
from sale order by email, n
on conflict (email) do nothing;
insert into session (id, customer_id, token_hash, created_at, last_used_at, expires_at, revoked_at)
select gen_random_uuid(), c.id, md5(s.order_id::text), s.at, s.at, s.at + interval '90 days', case when n % 3 = 0 then s.at + interval '1 day' end
from sale s join customer c using (email)
-- Those that ended a month ago are gone but for a night's.
where s.at > now() - case when n % 3 = 0 then interval '32 days' else interval '121 days' end;
insert into known_device (id, customer_id, secret_hash, last_used_at)
select gen_random_uuid(), c.id, md5(s.line_id::text), s.at from sale s join customer c using (email) where n % 4 = 0;
insert into one_time_code (id, email, purpose, language, length, alphabet, created_at, expires_at, attempts_left, used_at)
select uuidv7(s.at - now()), email, 'sign-in', 'fr', 4, 'digits', at, at + interval '10 minutes', 4, at
from sale s where at > now() - interval '1 day';
insert into limit_counter (subject, window_start, count)
select name || '/' || md5(order_id::text), at, 1
from sale, unnest(array['orders/caller', 'quotes/caller', 'payments/order', 'code/email', 'code/network']) name
where at > now() - interval '32 days';

insert into order_history (order_id, from_status, to_status, reason, at)
select order_id, null, 'open', 'ordered', at from sale
union all select order_id, 'open', case when kind = 'expired' then 'closed' else 'placed' end, 'paid', at from sale where kind <> 'open';

insert into payment_history (payment_id, from_status, to_status, reason, at)
select payment_id, null, 'pending', 'started', at from sale
union all select payment_id, 'pending', 'paid', 'the gateway says so', at from sale where kind in ('paid', 'refunded');
-- Of the last ones some are still on their way.
insert into refund (id, payment_id, cause, amount, status, created_at, sent_at, done_at, next_look_at)
select gen_random_uuid(), payment_id, 'refused:' || n, 10000, status, at, at, case status when 'done' then at end,
  case status when 'sent' then now() + interval '1 hour' end
from sale, lateral (select case when at > now() - interval '1 day' then 'sent' else 'done' end as status) as last where kind = 'refunded';

-- One in seven has put money into a wallet, one in a hundred of those who were delivered has asked for something.
insert into top_up (id, number, customer_id, amount, currency, idempotency_key, created_at)
select uuidv7(s.at - now()), 'T' || n, c.id, 100000, 'DZD', n, s.at from sale s join customer c using (email) where n % 7 = 0;
insert into esim_cancellation (esim_id, status, ended_at) select esim_id, 'done', at from sale where n % 100 = 3 and kind = 'paid';
insert into esim_failure (esim_id, what, status, note, created_at, ended_at)
select esim_id, 'no_connection', 'refused', 'it works', at, at from sale where n % 100 = 7 and kind = 'paid';

insert into esim_history (esim_id, from_provisioning, to_provisioning, reason, at)
select esim_id, step.from_provisioning, step.to_provisioning, 'as it goes', at
from sale, (values (null, 'waiting'), ('waiting', 'requested'), ('requested', 'issued')) step (from_provisioning, to_provisioning)
where kind in ('paid', 'refunded');

insert into webhook_event (source, event_key, hint, received_at, handled_at)
select 'esim-access', n || '-' || k, '{"providerOrder": "B1"}', at, at from sale, generate_series(1, 4) k where at > now() - interval '90 days';
-- The queue keeps what is done for a week.
insert into jobs.job (name, data, state, created_on, started_on, completed_on, start_after)
select name, '{}', 'completed', at, at, at, at
from sale, unnest(array['provision-esim', 'mail-order', 'check-payment', 'handle-webhook', 'refresh-esim']) name
where at > now() - interval '7 days';
