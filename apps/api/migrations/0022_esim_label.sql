-- What its owner calls it, to tell it from others of the same plan.
alter table esim add column label text check (char_length(label) between 1 and 40);
