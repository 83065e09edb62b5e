-- States in our words; what the provider literally said stays for support.
alter table esim rename column smdp_state to profile_state;
alter table esim add column said_state text;
update esim set said_state = concat_ws(' ', nullif(profile_state, ''), nullif(plan_state, ''))
where profile_state is not null or plan_state is not null;

update esim set
  profile_state = case profile_state
    when 'RELEASED' then 'released' when 'DOWNLOAD' then 'downloading' when 'INSTALLATION' then 'installed'
    when 'ENABLED' then 'enabled' when 'DISABLED' then 'disabled' when 'DELETED' then 'deleted' else 'unknown' end
where profile_state is not null;
update esim set
  plan_state = case plan_state
    when 'CREATE' then 'allocating' when 'PAYING' then 'allocating' when 'PAID' then 'allocating'
    when 'GETTING_RESOURCE' then 'allocating' when 'GOT_RESOURCE' then 'ready' when 'IN_USE' then 'running'
    when 'USED_UP' then 'used-up' when 'USED_EXPIRED' then 'expired' when 'UNUSED_EXPIRED' then 'expired'
    when 'SUSPENDED' then 'suspended' when 'CANCEL' then 'cancelled' when 'REVOKE' then 'revoked'
    when 'REVOKED' then 'revoked' else 'unknown' end
where plan_state is not null;
alter table esim
  add check (profile_state in ('released', 'downloading', 'installed', 'enabled', 'disabled', 'deleted', 'unknown')),
  add check (plan_state in ('allocating', 'ready', 'running', 'used-up', 'expired', 'suspended', 'cancelled', 'revoked',
                            'unknown'));

-- Two providers may use the same number for different things.
alter table esim
  drop constraint esim_provider_order_key,
  drop constraint esim_provider_esim_key,
  add unique (provider, provider_order),
  add unique (provider, provider_esim);

-- When an order for it was last sent: written before it is sent, by whoever sends it.
alter table esim add column sent_at timestamptz;
update esim set sent_at = requested_at where provisioning = 'requested';
