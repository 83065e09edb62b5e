-- What people and the agents of the support write to each other. We keep it, so that nothing is lost while the agents' desk is away.
create table chat (
  id uuid primary key,
  -- whose it is: an account's, or that of the browser which holds the secret
  customer_id uuid references customer on delete cascade,
  guest_hash text unique,
  -- what a guest calls themselves: nobody has proved it
  guest_name text,
  guest_email text,
  language text not null,
  -- which desk has it, by what name of ours, and its own numbers; null while it has never been told
  desk text not null,
  -- chosen by us: at the desk it opens the conversation, so it is never shown
  desk_contact text not null,
  desk_conversation text,
  -- what the agent should see beside the messages, and what the desk was told of it
  facts jsonb not null,
  told_facts jsonb,
  -- grows with every change that somebody can see
  revision bigint not null default 0,
  messages int not null default 0,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  -- the number of the last message that the person has looked at: the desk's times are whole seconds
  seen int not null default 0,
  agent_seen_at timestamptz,
  agent_types_until timestamptz,
  -- who delivers to the desk, one at a time
  lease_until timestamptz,
  attempts int not null default 0,
  -- null: nothing is to be delivered
  next_attempt_at timestamptz,
  -- when the desk is asked again whether it knows of more than it told us; null: no more
  next_look_at timestamptz,
  looked_at timestamptz,
  check (customer_id is null or guest_hash is null)
);
create unique index chat_of_customer on chat (customer_id) where customer_id is not null;
create unique index chat_at_desk on chat (desk, desk_conversation) where desk_conversation is not null;
create index chat_to_deliver on chat (next_attempt_at) where next_attempt_at is not null;
create index chat_to_look_at on chat (next_look_at) where next_look_at is not null;
create index chat_old on chat (last_message_at);
create index chat_of_guest_email on chat (guest_email) where guest_email is not null;

create table chat_message (
  id uuid primary key,
  chat_id uuid not null references chat on delete cascade,
  number int not null,
  author text not null check (author in ('person', 'agent')),
  -- the person's: by which pressing twice is one message
  client_key text,
  text text not null,
  other_file boolean not null default false,
  taken_back boolean not null default false,
  sent_at timestamptz not null default now(),
  -- requested: the desk may have it and may not
  delivery text not null check (delivery in ('waiting', 'requested', 'sent', 'refused')),
  requested_at timestamptz,
  -- the desk's number, by which it orders them
  desk_message bigint,
  -- of the chat, when this was last changed
  revision bigint not null,
  unique (chat_id, number)
);
create unique index chat_message_key on chat_message (chat_id, client_key) where client_key is not null;
create unique index chat_message_at_desk on chat_message (chat_id, desk_message) where desk_message is not null;
create index chat_message_undelivered on chat_message (chat_id, number) where delivery in ('waiting', 'requested');
create index chat_message_changed on chat_message (chat_id, revision);

-- Apart from its message, so that reading a chat reads no pictures. An agent's is fetched when it is first looked at.
create table chat_photo (
  message_id uuid primary key references chat_message on delete cascade,
  type text,
  content bytea,
  desk_address text,
  check ((content is null) = (type is null)),
  check (content is not null or desk_address is not null)
);

-- Chats that were deleted here and are still to be deleted at the desk.
create table chat_erasure (
  id uuid primary key,
  desk text not null,
  desk_contact text not null,
  created_at timestamptz not null default now()
);
