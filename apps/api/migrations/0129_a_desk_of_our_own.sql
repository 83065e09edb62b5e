-- What people and agents write to each other where the shop has no other support desk: the desk's own copy, which agents see in the back office.
create table desk_conversation (
  id uuid primary key,
  -- chosen by the chat: opens the conversation for who writes, so it is never shown
  contact text not null unique,
  -- who writes, as far as it was proved, and what the agent sees beside the messages
  person jsonb not null,
  facts jsonb not null,
  -- grows with all that is said, closed or taken back: an agent answers what they have seen
  revision int not null default 0,
  -- since when a question has had no answer; null: nobody waits
  waiting_since timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  agent_seen_at timestamptz,
  person_seen_at timestamptz,
  person_types_until timestamptz,
  check (waiting_since is null or closed_at is null)
);
create index desk_conversation_waiting on desk_conversation (waiting_since) where waiting_since is not null;
create index desk_conversation_answered on desk_conversation (last_message_at)
  where waiting_since is null and closed_at is null;
create index desk_conversation_closed on desk_conversation (closed_at) where closed_at is not null;

create table desk_message (
  -- later ones are larger: both sides see this order
  id bigint generated always as identity primary key,
  conversation_id uuid not null references desk_conversation on delete cascade,
  -- who answered; null: the person wrote it
  operator_id uuid references operator,
  -- an agent's: by which pressing twice is one answer
  key uuid,
  text text not null,
  said_at timestamptz not null default now(),
  taken_back_at timestamptz,
  unique (conversation_id, key)
);
create index desk_message_of on desk_message (conversation_id, id);

-- Apart from its message, so that reading a conversation reads no pictures.
create table desk_photo (
  message_id bigint primary key references desk_message on delete cascade,
  type text not null,
  content bytea not null
);
