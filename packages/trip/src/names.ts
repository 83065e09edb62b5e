/** Names of places as airlines' mails in other languages have them, and how the tables call them. */
export const foreignNames: readonly (readonly [string, string])[] = [
  ["Estambul", "Istanbul"],
  ["Argel", "Alger"],
  ["Algeri", "Alger"],
  ["Algier", "Alger"],
  ["Cezayir", "Alger"],
  ["Argelia", "Algérie"],
  ["Algerien", "Algérie"],
  ["Parigi", "Paris"],
  ["Marsella", "Marseille"],
  ["Marsiglia", "Marseille"],
  ["Londra", "Londres"],
  ["Mailand", "Milan"],
  ["Mailänder", "Milan"],
  ["Milano", "Milan"],
  ["Rom", "Rome"],
  ["Roma", "Rome"],
  ["Madrid", "Madrid"],
  ["Barcellona", "Barcelone"],
  ["Il Cairo", "Le Caire"],
  ["El Cairo", "Le Caire"],
  ["Kairo", "Le Caire"],
  ["Kahire", "Le Caire"],
  ["Tunisi", "Tunis"],
  ["Túnez", "Tunis"],
  ["Cidde", "Djeddah"],
  ["Dschidda", "Djeddah"],
  ["Yeda", "Djeddah"],
  ["Gedda", "Djeddah"],
  ["Medine", "Médine"],
  ["Dubái", "Dubaï"],
  ["Frankfurt", "Francfort"],
  ["Francoforte", "Francfort"],
  ["Münih", "Munich"],
  ["Ginebra", "Genève"],
  ["Ginevra", "Genève"],
  ["Genf", "Genève"],
  ["Brüssel", "Bruxelles"],
  ["Bruselas", "Bruxelles"],
  ["Bruxelles", "Bruxelles"],
  ["Wien", "Vienne"],
  ["Turquía", "Turquie"],
  ["Türkei", "Turquie"],
  ["Turchia", "Turquie"],
  ["Türkiye", "Turquie"],
  ["Turkey", "Turquie"],
  ["تركيا", "Turquie"],
  ["السعودية", "Arabie saoudite"],
  ["القاهرة", "Le Caire"],
  ["الدوحة", "Doha"],
  ["كوالالمبور", "Kuala Lumpur"],
  ["الإمارات", "Émirats arabes unis"],
  ["الجزائر", "Alger"],
];

/** Places whose name is a word, a person's or another place's as often: only their airport's code tells them. */
export const wordsBesidesNames: ReadonlySet<string> = new Set(
  `nice tours la side van batman ordu pau mina arafat arafa split cork bath reading male bari nancy florence sofia sophia
  victoria lourdes orange mahdia adrar hail sale safi sur aden jordan georgia chad cuba como lima natal este date bar
  angers reunion dole metz brest rom lens essen bonn mobile douz beja corse zayed المدينه عمان عرفات عرفه مني حايل الخبر الوجه
  عدن الوادي المنيعه باري كان نيم رين ليون maka baris lion saint denis valence grace hope charlotte sydney austin santiago
  carthage dakhla tanta alexandria general king khaled khalid oujda carlos francisco san jose saint pierre salta
  madison houston dallas jackson lincoln georgetown kingston hamilton windsor newcastle`
    .split(/\s+/)
    .concat(
      "el madina",
      "san jose",
      "saint denis",
      "saint pierre",
      "king khaled",
      "king khalid",
      "ville",
      "centre",
    ),
);
