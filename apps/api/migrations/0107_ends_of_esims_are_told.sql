-- An eSIM that came in another's place, or was refused, is told of once: the order's other ones were told of before.
alter table esim add column end_told_at timestamptz;
