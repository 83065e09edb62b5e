-- Suppliers that ordered nothing for an eSIM, so that another's offer of the same plan was taken; they are not asked again.
alter table esim add column refused_by text[] not null default '{}';
