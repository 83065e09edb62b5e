-- What is on sale. Wholesale facts as the provider gives them, retail prices as our price book made them.

create table destination (
  code text primary key,
  kind text not null check (kind in ('country', 'region')),
  name_fr text not null,
  name_en text not null,
  name_ar text not null,
  -- alpha-2 of the countries covered: one for a country, many for a region
  countries text[] not null,
  popular_rank int,
  -- what its shelf has, counted by every sync that changed something: {"DZD": 6400, "USD": 47}
  plan_count int not null default 0,
  lowest_prices jsonb not null default '{}'
);

-- What people may pay and see prices in. Another currency is another row.
create table currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  exponent int not null check (exponent between 0 and 4),
  symbol text not null,
  name_fr text not null,
  name_en text not null,
  name_ar text not null,
  -- 1/10000 of the currency for one dollar
  per_usd_e4 bigint not null check (per_usd_e4 > 0),
  -- retail prices are multiples of so many minor units
  price_step int not null check (price_step > 0),
  position int not null unique
);
insert into currency values
  ('DZD', 2, 'DA', 'Dinar algérien', 'Algerian Dinar', 'دينار جزائري', 1380000, 100, 1),
  ('USD', 2, '$', 'Dollar américain', 'US Dollar', 'دولار أمريكي', 10000, 1, 2);

-- How wholesale prices become retail prices; the newest is in force, the others explain what was sold.
create table price_book (
  version int generated always as identity primary key,
  -- [{"name": "usual", "percent": 40, "kind"?: "fixed", "destinations"?: ["FR"], "belowUsdE4"?: 10000}]: the first that fits
  rules jsonb not null,
  -- [{"code": "DZD", "exponent": 2, "perUsdE4": 1380000, "step": 100}]
  rates jsonb not null,
  created_at timestamptz not null default now()
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
  -- minor units by currency, {"DZD": 6400, "USD": 47}; of one day where sold by the day
  prices jsonb not null,
  -- the price book and the rule in it that made them
  price_book int not null references price_book,
  price_rule text not null,
  -- what the provider said, digested: unchanged plans are not written again
  fingerprint text not null,
  -- a plan that vanished at the provider is kept for the orders that name it
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_package),
  check ((kind = 'unlimited') = (days is null))
);
create index plan_on_sale on plan (destination_code) where withdrawn_at is null;

-- One row per run; the revision names cached answers.
create table catalogue_sync (
  id uuid primary key,
  finished_at timestamptz not null default now(),
  received int not null,
  added int not null,
  changed int not null,
  withdrawn int not null,
  skipped jsonb not null,
  -- [{"plan": "…", "change": "added" | "price" | "content" | "withdrawn", "before"?: 3300, "after"?: 3500}], the first of them
  differences jsonb not null,
  -- set when nothing was changed, and why
  error text
);
create index catalogue_sync_newest on catalogue_sync (finished_at desc);
create table catalogue_revision (
  only_one boolean primary key default true check (only_one),
  revision bigint not null,
  changed_at timestamptz not null default now()
);
insert into catalogue_revision (revision) values (0);
