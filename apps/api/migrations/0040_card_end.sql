-- How the card ends that paid, masked: never more of its number than this.
alter table payment add column card text check (card ~ '^(xxx)?[0-9A-Za-z]{1,4}$');
