import type { Language } from "@rihla/contract";
import { brand } from "@rihla/i18n";

/** What the stores show of the app. `keywords`: of Apple alone, which reads them parted by commas · `short`: of Google alone. */
export type Listing = {
  name: string;
  subtitle: string;
  short: string;
  keywords: string;
  description: string;
};

/** Letters that each may have at most, as both stores say. */
export const most: Readonly<Record<keyof Listing, number>> = {
  name: 30,
  subtitle: 30,
  short: 80,
  keywords: 100,
  description: 4000,
};

export const listings: Readonly<Record<Language, Listing>> = {
  fr: {
    name: `${brand.name.fr} : eSIM de voyage`,
    subtitle: "Connecté dès l’atterrissage",
    short: "L’eSIM de données des voyageurs : payée en dinars, prête à l’arrivée.",
    keywords: "esim,voyage,internet,roaming,itinérance,dinar,cib,edahabia,omra,hadj,forfait,données,sim",
    description: `Vous atterrissez, vous avez internet. ${brand.name.fr} vend des eSIM de données prépayées pour l’étranger, payables en dinars.

• Choisissez une destination, des dates et un volume : un forfait est conseillé, et ses limites sont dites avant de payer.
• Payez par CIB, Edahabia, Visa, Mastercard ou avec votre portefeuille. Un proche peut payer à votre place par un lien.
• Installez en suivant le guide de votre téléphone, image par image. Il s’ouvre aussi sans connexion.
• Suivez ce qu’il vous reste, rechargez en quelques pressions, ou laissez la recharge se faire seule.
• Offrez une eSIM à vos parents : le lien que vous envoyez s’ouvre sur leur téléphone.
• Écrivez-nous depuis l’application : une personne répond.

Votre numéro algérien reste actif dans sa propre SIM : l’eSIM ne donne que des données, ni appels ni SMS.

Il faut un téléphone qui accepte l’eSIM et qui n’est pas verrouillé chez un opérateur : l’application le vérifie avec vous.

Français, anglais, arabe. Sans publicité, sans pistage.`,
  },
  en: {
    name: `${brand.name.en}: travel eSIM`,
    subtitle: "Online the moment you land",
    short: "The data eSIM for travellers: paid in dinars or by card, ready on arrival.",
    keywords: "esim,travel,internet,roaming,algeria,dinar,cib,edahabia,umrah,hajj,data,plan,sim",
    description: `You land, you are online. ${brand.name.en} sells prepaid data eSIMs for travelling, payable in Algerian dinars.

• Choose a destination, dates and an amount of data: one plan is advised, and its limits are told before you pay.
• Pay by CIB, Edahabia, Visa, Mastercard or from your wallet. Somebody at home can pay for you by a link.
• Install it with the guide for your own phone, picture by picture. It opens without a connection too.
• See what is left, top up in a few taps, or let it top itself up.
• Give an eSIM to your parents: the link that you send opens on their phone.
• Write to us from the app: a person answers.

Your own number stays on its own SIM: the eSIM gives data only, no calls and no text messages.

Your phone must take eSIMs and must not be locked to an operator: the app checks it with you.

French, English, Arabic. No advertising, no tracking.`,
  },
  ar: {
    name: `${brand.name.ar}: شريحة eSIM للسفر`,
    subtitle: "متصل فور هبوط الطائرة",
    short: "شريحة eSIM للإنترنت في السفر: تدفع بالدينار، وتجدها جاهزة عند وصولك.",
    keywords: "esim,سفر,انترنت,تجوال,شريحة,دينار,الذهبية,عمرة,حج,باقة,الجزائر,بيانات",
    description: `تهبط الطائرة فتجد الإنترنت في هاتفك. تبيع ${brand.name.ar} شرائح eSIM للبيانات مسبقة الدفع خارج البلد، بالدينار الجزائري.

• اختر وجهتك وتواريخك وحجم البيانات: نقترح عليك باقة ونذكر حدودها قبل الدفع.
• ادفع بـ CIB أو الذهبية أو Visa أو Mastercard أو من محفظتك. ويمكن لأحد أقاربك أن يدفع عنك برابط.
• ثبّتها متبعًا دليل هاتفك صورة بصورة، وهو يُفتح دون اتصال أيضًا.
• تابع ما بقي لك، واشحن رصيد شريحتك بتعبئة في لمسات قليلة، أو دع التعبئة تجري وحدها.
• أهدِ شريحة لوالديك: الرابط الذي ترسله يُفتح على هاتفهما.
• راسلنا من التطبيق: يجيبك شخص من فريقنا.

يبقى رقمك الجزائري في شريحته: شريحة eSIM للبيانات فقط، بلا مكالمات ولا رسائل قصيرة.

يلزم هاتف يقبل eSIM وغير مقفل على متعامل: يتحقق التطبيق من ذلك معك.

بالعربية والفرنسية والإنجليزية. بلا إعلانات وبلا تتبع.`,
  },
};
