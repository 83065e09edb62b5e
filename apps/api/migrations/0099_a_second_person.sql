-- Whoever acts is a user of the machine; a name that was typed beside it is somebody's claim. What an act was worth, and to whom, is counted
-- over a day: above a sum a second person says yes first.
alter table operator_act
  add column machine_user text,
  add column claimed boolean not null default false,
  -- minor units of dinars; null: it moves no money
  add column worth bigint check (worth > 0),
  -- a keyed digest of who gets it, so that the same person is known again; null: nobody yet
  add column person text;
create index operator_act_worth on operator_act (at) where worth is not null;

-- An act that waits for a second person or, in a shop of one, for its time.
create table operator_proposal (
  id uuid primary key,
  at timestamptz not null default now(),
  machine_user text not null,
  who text not null,
  claimed boolean not null,
  why text not null,
  -- as it was typed
  words jsonb not null,
  options jsonb not null,
  worth bigint not null,
  person text,
  -- in a shop of one person
  not_before timestamptz
);
-- How it ended: once.
create table operator_proposal_end (
  proposal_id uuid primary key references operator_proposal,
  at timestamptz not null default now(),
  machine_user text not null,
  what text not null check (what in ('approved', 'withdrawn'))
);

create function operator_second_person() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  asked operator_proposal;
begin
  if new.what = 'withdrawn' then
    return new;
  end if;
  select * into asked from operator_proposal where id = new.proposal_id;
  if asked.not_before is null and asked.machine_user = new.machine_user then
    raise exception 'another user of the machine than % has to approve it', new.machine_user using errcode = 'check_violation';
  end if;
  if asked.not_before > now() then
    raise exception 'it waits until %', asked.not_before using errcode = 'check_violation';
  end if;
  if asked.at < now() - interval '7 days' then
    raise exception 'it was asked for more than a week ago: ask again' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger operator_second_person before insert on operator_proposal_end
  for each row execute function operator_second_person();
