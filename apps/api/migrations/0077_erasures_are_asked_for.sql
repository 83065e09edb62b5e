-- When a job was last sent that deletes it at the desk: another is sent only once that one has given up.
alter table chat_erasure add column asked_at timestamptz not null default now();
