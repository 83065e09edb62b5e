-- What an operator has done on the gateway's own site about a payment that needed a person; such a one is asked for no more.
alter table payment add column settled_by_hand text;
