-- A gateway may have the payer's money, or await it from a bank, for days: until then nothing more is to be paid.
alter table payment add column held_since timestamptz;

-- What was wrong with the card or account that was refused, where the gateway tells it by a code.
alter table payment add column refusal_cause text check (refusal_cause in (
  'funds', 'limit', 'expired', 'details', 'not_confirmed', 'not_accepted', 'try_later', 'other_means', 'account', 'unsaid'
));
