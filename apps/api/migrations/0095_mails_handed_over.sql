-- Mails that a mail server has taken, so that a job that runs again hands none over twice. A digest of the job, the mail and the
-- address: it tells nobody whose mail it was. Kept a little longer than jobs are.
create table mail_handed_over (
  digest text primary key,
  at timestamptz not null default now()
);
create index mail_handed_over_at on mail_handed_over (at);
