/** One package as Airalo lists it. Money in USD, `amount` in MB and 0 when unlimited, `day` in days. */
export type AiraloPackage = {
  id: string;
  type: "sim" | "topup";
  /** What it is sold for at least; what a partner pays is `net_price`. */
  price: number;
  amount: number;
  day: number;
  is_unlimited: boolean;
  title: string;
  /** `1 GB`, `500 MB`, `Unlimited` */
  data: string;
  short_info: string | null;
  qr_installation: string;
  manual_installation: string;
  voice: number | null;
  text: number | null;
  net_price: number;
  prices: { net_price: Record<string, number>; recommended_retail_price: Record<string, number> };
};

type Coverage = { name: string; code: string; networks: { name: string; types: string[] }[] };

/** Packages that share their networks and their rules. */
export type Operator = {
  id: number;
  style: "light" | "dark";
  type: "local" | "global";
  title: string;
  is_prepaid: boolean;
  esim_type: "Prepaid";
  plan_type: "data";
  activation_policy: "first-usage" | "installation";
  is_kyc_verify: boolean;
  rechargeability: boolean;
  apn_type: "automatic" | "manual";
  apn_value: string | null;
  is_roaming: boolean;
  info: string[];
  other_info: string | null;
  image: { width: number; height: number; url: string };
  coverages: Coverage[];
  countries: { country_code: string; title: string }[];
  install_window_days: number;
  topup_grace_window_days: number;
  is_fair_usage_policy: boolean;
  fair_usage_policy: string | null;
  packages: AiraloPackage[];
};

/** A country or a region; regions have no country code. */
export type Place = {
  slug: string;
  country_code: string;
  title: string;
  image: { width: number; height: number; url: string };
  operators: Operator[];
};

type Plan = { megabytes: number; days: number; cents: number };

/** `operatorSlug` is what the ids begin with: `tunisia-go-7days-1gb`. */
export function dataPackage(operatorSlug: string, { megabytes, days, cents }: Plan): AiraloPackage {
  const gigabytes = megabytes / 1024;
  const data = megabytes < 1024 ? `${megabytes} MB` : `${gigabytes} GB`;
  return {
    id: `${operatorSlug}-${days}days-${data.replace(" ", "").toLowerCase()}`,
    amount: megabytes,
    is_unlimited: false,
    title: `${data} - ${days} Days`,
    data,
    ...common(days, cents),
  };
}

export function unlimitedPackage(operatorSlug: string, days: number, cents: number): AiraloPackage {
  return {
    id: `${operatorSlug}-${days}days-unlimited`,
    amount: 0,
    is_unlimited: true,
    title: `Unlimited - ${days} Days`,
    data: "Unlimited",
    ...common(days, cents),
  };
}

export function topUpTwin(one: AiraloPackage): AiraloPackage {
  return { ...one, id: `${one.id}-topup`, type: "topup" };
}

function common(days: number, cents: number) {
  const net = cents / 100;
  const price = Math.ceil(cents / 50 + 1) / 2;
  return {
    type: "sim" as const,
    price,
    day: days,
    short_info: null,
    qr_installation: "<p>Scan the QR code in the eSIM settings of the phone.</p>",
    manual_installation: "<p>Enter the SM-DP+ address and the activation code in the eSIM settings.</p>",
    voice: null,
    text: null,
    net_price: net,
    prices: { net_price: { USD: net }, recommended_retail_price: { USD: price } },
  };
}
