-- What the gateway said of a pending attempt when it was asked last: nobody has paid yet, its page waits for somebody to.
alter table payment add column awaits_payer boolean not null default false;
