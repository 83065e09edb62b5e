-- A device's name for itself can be said by anybody: it names one row of each customer, not one for all.
alter table device drop constraint device_device_id_key;
alter table device add constraint device_of_each unique (customer_id, device_id);
