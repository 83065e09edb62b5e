-- From then on the order's secret opens nothing: its owner paid or signed out everywhere.
alter table customer_order add column secret_ended_at timestamptz;

-- Placed by a session of its e-mail, or taken up by one that brought the secret. Unlike known_to_owner, nobody's money makes it so.
-- Of orders from before, nobody can tell who paid them: those that are in their owner's list count as claimed.
alter table customer_order add column claimed_by_owner boolean not null default false;
update customer_order set claimed_by_owner = true where known_to_owner;
