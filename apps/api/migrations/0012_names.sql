-- Names stand in a map by language, {"fr": "Tunisie", "en": "Tunisia", "ar": "تونس"}: another language is another key.

alter table destination add names jsonb;
update destination set names = jsonb_build_object('fr', name_fr, 'en', name_en, 'ar', name_ar);
alter table destination alter names set not null, drop name_fr, drop name_en, drop name_ar;

-- What a currency is (exponent, symbol, names, step) is in the contract's table; here is what it costs.
alter table currency
  drop exponent, drop symbol, drop name_fr, drop name_en, drop name_ar, drop price_step, drop position;
