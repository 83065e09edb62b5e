-- Money goes back the way it came, or into the buyer's wallet.
alter table refund add column destination text not null default 'card' check (destination in ('card', 'wallet'));
