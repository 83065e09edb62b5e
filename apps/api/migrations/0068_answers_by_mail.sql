-- An answer that nobody looks at is told by mail.
alter table chat
  -- when what an agent wrote has waited long enough; null: nothing waits
  add column answer_mail_at timestamptz,
  -- the number of the last message that a mail has told of
  add column mailed int not null default 0;
create index chat_to_mail on chat (answer_mail_at) where answer_mail_at is not null;
