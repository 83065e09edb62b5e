-- What each night's adding up of the ledger has found.
create table ledger_check (
  at timestamptz primary key default now(),
  transfers int not null,
  wallets int not null,
  -- transfers whose entries do not sum to zero, or that have none
  unbalanced int not null,
  -- wallets whose balance is not the sum of their entries
  wrong_balances int not null,
  -- currencies in which customers have not what the shop's accounts have given
  apart int not null
);
