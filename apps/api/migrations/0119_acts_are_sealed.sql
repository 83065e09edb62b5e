-- What operators did and looked at is never changed: not by a mistake, and not unseen by who owns the table. Each row has the number after
-- the one before and a seal over both, so that a row which was changed, left out or put in is named by its number.
alter table operator_act
  add column kind text not null default 'act' check (kind in ('act', 'look', 'session')),
  -- who has signed in with a passkey; null: who did it is a user of the machine
  add column operator text,
  -- numbers and states of what was acted upon; no names, addresses or codes
  add column before jsonb,
  add column after jsonb,
  add column number bigint,
  add column seal bytea;

-- Times as text, so in one zone whoever asks.
create function operator_act_seal(earlier bytea, done operator_act) returns bytea
  language sql stable set timezone = 'UTC' set search_path = public, pg_temp as $$
  select sha256(coalesce(earlier, ''::bytea) || convert_to(jsonb_build_array(
    done.number, done.id, done.at, done.kind, done.who, done.machine_user, done.claimed, done.operator, done.act, done.subject,
    done.why, done.details, done.worth, done.person, done.before, done.after)::text, 'UTF8'))
$$;

do $$
declare
  old operator_act;
  earlier bytea;
  counted bigint := 0;
begin
  for old in select * from operator_act order by at, id loop
    counted := counted + 1;
    old.number := counted;
    earlier := operator_act_seal(earlier, old);
    update operator_act set number = counted, seal = earlier where id = old.id;
  end loop;
end $$;
alter table operator_act
  -- older processes name neither: the trigger below gives both
  add constraint operator_act_is_sealed check (number is not null and seal is not null),
  add constraint operator_act_number unique (number);

-- One after the other until each commits: to be the last thing in a transaction.
create function operator_act_enter() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  earlier record;
begin
  perform pg_advisory_xact_lock(hashtextextended('operator_act', 0));
  select number, seal into earlier from operator_act order by number desc limit 1;
  new.number := coalesce(earlier.number, 0) + 1;
  new.seal := operator_act_seal(earlier.seal, new);
  return new;
end $$;
create trigger operator_act_enter before insert on operator_act for each row execute function operator_act_enter();

create function operator_act_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was done stays as it was written: another act sets it right';
end $$;
create trigger operator_act_stays before update or delete or truncate on operator_act
  for each statement execute function operator_act_refuse_change();

-- Acts upon one subject, newest first.
create index operator_act_subject_number on operator_act (subject, number);
drop index operator_act_subject;
