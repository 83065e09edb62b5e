-- A plan is what we promise a buyer, under a code of ours; an offer is a provider's package that keeps the promise.
-- Plans made before keep their codes. Their promise is worked out when their package is next seen on its provider's list.
alter table plan add column promise text unique;
alter table plan drop constraint plan_provider_provider_package_key;
comment on column plan.promise is 'digest of what the buyer is promised: equal promises are one plan';
comment on column plan.provider is 'of the offer that was picked, as are package, wholesale price, coverage, egress and waiting days';

create table plan_offer (
  provider text not null,
  provider_package text not null,
  plan_code text not null references plan,
  -- 1/10000 USD; of one day where sold by the day
  wholesale_usd_e4 bigint not null check (wholesale_usd_e4 >= 0),
  unused_valid_days int not null,
  coverage jsonb not null,
  egress_countries text[] not null,
  -- what the provider said, digested: unchanged offers are not written again
  fingerprint text not null,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (provider, provider_package)
);
insert into plan_offer (provider, provider_package, plan_code, wholesale_usd_e4, unused_valid_days, coverage,
                        egress_countries, fingerprint, withdrawn_at, created_at)
select provider, provider_package, code, wholesale_usd_e4, unused_valid_days, coverage,
       egress_countries, fingerprint, withdrawn_at, created_at
from plan;

-- Whole percent added to a provider's wholesale prices when offers are compared, {"airalo": 5}; never to what people pay.
alter table price_book add column handicaps jsonb not null default '{}';

-- What each provider's list had: [{"provider": "…", "received": 2590, "offers": 2588, "error"?: "…"}]
alter table catalogue_sync add column providers jsonb not null default '[]';
