-- A group's order: fifty of a plan. What is there already fits, so nothing is read again.
alter table order_line drop constraint order_line_quantity_check;
alter table order_line add constraint order_line_quantity_check check (quantity between 1 and 50) not valid;
