-- A supplier that sells nothing new for a while, or a gateway at which no payment begins. Who said so and why is an act too. It ends by itself.
create table pause (
  id uuid primary key,
  kind text not null check (kind in ('supplier', 'gateway')),
  company text not null,
  who text not null,
  why text not null,
  paused_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > paused_at),
  -- when somebody ended it before its time, or noted that it was over
  resumed_at timestamptz
);
create unique index pause_once on pause (kind, company) where resumed_at is null;

-- Asked where it is written, as for a shop that is closed: no process has to have heard of it. After the row, so that a key used again is answered
-- as before. The wallet is no company, and is never looked for.
create function refuse_while_paused() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.gateway <> 'wallet' and exists (
    select from pause where kind = 'gateway' and company = new.gateway and resumed_at is null and ends_at > now()
  ) then
    raise exception 'the gateway is paused' using errcode = 'RHPSD';
  end if;
  return null;
end $$;
create trigger refuse_while_paused after insert on payment for each row execute function refuse_while_paused();
