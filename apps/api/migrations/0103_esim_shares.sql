-- Handing an eSIM to somebody is called sharing everywhere, and who receives it the recipient.
alter table hand_over rename to esim_share;
alter table esim_share rename column holder_hash to recipient_hash;
alter table esim_share rename constraint hand_over_pkey to esim_share_pkey;
alter table esim_share rename constraint hand_over_token_hash_key to esim_share_token_hash_key;
alter table esim_share rename constraint hand_over_esim_id_fkey to esim_share_esim_id_fkey;
alter table esim_share rename constraint hand_over_check to esim_share_check;
alter index hand_over_living rename to esim_share_living;
alter index hand_over_of_esim rename to esim_share_of_esim;
alter index hand_over_of_holder rename to esim_share_of_recipient;
