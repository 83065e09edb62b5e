-- What a plan says before it is paid of giving its eSIM back. The next sync says it of each offer; until then what is always kept.
alter table plan_offer add giving_back text not null default 'on-request' check (giving_back in ('at-once', 'on-request'));
alter table plan add giving_back text not null default 'on-request' check (giving_back in ('at-once', 'on-request'));

-- Plans that were bought before: the same, and whether their eSIM must be installed before leaving.
update order_line set plan = plan || jsonb_build_object('givingBack', 'on-request', 'installBeforeLeaving',
  plan->>'destination' in ('TR', 'MIDDLE-EAST', 'GLOBAL', 'CN', 'GREATER-CHINA', 'ASIA'));
update esim set plan = plan || jsonb_build_object('givingBack', 'on-request', 'installBeforeLeaving',
  plan->>'destination' in ('TR', 'MIDDLE-EAST', 'GLOBAL', 'CN', 'GREATER-CHINA', 'ASIA'));
update recharge set plan = plan || jsonb_build_object('givingBack', 'on-request', 'installBeforeLeaving',
  plan->>'destination' in ('TR', 'MIDDLE-EAST', 'GLOBAL', 'CN', 'GREATER-CHINA', 'ASIA'));

-- Up to which message its writer was told that nobody could answer at once.
alter table chat add told_waiting integer not null default 0;
