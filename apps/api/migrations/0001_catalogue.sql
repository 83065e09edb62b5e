-- What is on sale. Wholesale facts as the provider gives them, retail prices as our price book made them.

create table destination (
  code text primary key,
  kind text not null check (kind in ('country', 'region')),
  name_fr text not null,
  name_en text not null,
  name_ar text not null,
  -- alpha-2 of the countries covered: one for a country, many for a region
  countries text[] not null,
  popular_rank int
);

create table plan (
  code text primary key,
  destination_code text not null references destination,
  kind text not null check (kind in ('fixed', 'unlimited')),
  tier text check (tier in ('lite', 'boost', 'turbo', 'max', 'standard')),
  data_bytes bigint not null check (data_bytes > 0),
  -- null: sold by the day
  days int check (days > 0),
  reduced_speed_kbps int,
  speed text not null,
  top_up text not null check (top_up in ('none', 'data-and-days', 'days')),
  starts text not null check (starts in ('installation', 'first-connection', 'purchase')),
  unused_valid_days int not null,
  -- [{"code": "FR", "networks": [{"name": "Orange", "generation": "5G"}]}]
  coverage jsonb not null,
  egress_countries text[] not null default '{}',
  provider text not null,
  provider_package text not null,
  -- 1/10000 USD; of one day where sold by the day
  wholesale_usd_e4 bigint not null check (wholesale_usd_e4 >= 0),
  -- minor units; of one day where sold by the day
  price_dzd bigint not null check (price_dzd > 0),
  price_usd bigint not null check (price_usd > 0),
  -- what the provider said, digested: unchanged plans are not written again
  fingerprint text not null,
  -- a plan that vanished at the provider is kept for the orders that name it
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_package),
  check ((kind = 'unlimited') = (days is null))
);
create index plan_on_sale on plan (destination_code, price_dzd) where withdrawn_at is null;

-- One row per run; the revision names cached answers.
create table catalogue_sync (
  id uuid primary key,
  finished_at timestamptz not null default now(),
  received int not null,
  added int not null,
  changed int not null,
  withdrawn int not null,
  skipped jsonb not null
);
create table catalogue_revision (
  only_one boolean primary key default true check (only_one),
  revision bigint not null,
  changed_at timestamptz not null default now()
);
insert into catalogue_revision (revision) values (0);
