import type { Language } from "../world/hosted-page-words.ts";
import type { DeclineReason } from "./cards.ts";

type Words = {
  title: string;
  card: string;
  expiry: string;
  cvv: string;
  holder: string;
  pay: string;
  otpTitle: string;
  otpHint: string;
  otp: string;
  confirm: string;
  otpWrong: string;
  refused: string;
  tryAgain: string;
  testCards: string;
  useCard: string;
  approved: string;
  invalid: { pan: string; expiry: string; cvv: string; name: string };
  accepted: string;
  notPaid: string;
  help: string;
  declines: Record<DeclineReason, string>;
};

/** `accepted`, `notPaid` and `declines` also leave in the status answers, in the language that was asked for. */
export const WORDS: Record<Language, Words> = {
  fr: {
    title: "Paiement par carte CIB / Edahabia",
    card: "Numéro de carte",
    expiry: "Expiration (MM/AAAA)",
    cvv: "CVV2",
    holder: "Nom sur la carte",
    pay: "Valider",
    otpTitle: "Code de confirmation",
    otpHint: "Un code aurait été envoyé par SMS. Ici, c’est toujours 123456.",
    otp: "Code à 6 chiffres",
    confirm: "Confirmer le paiement",
    otpWrong: "Code incorrect. Essayez encore.",
    refused: "Paiement refusé",
    tryAgain: "Vous pouvez essayer une autre carte.",
    testCards: "Cartes de test",
    useCard: "Utiliser",
    approved: "acceptée",
    invalid: {
      pan: "Entrez les 16 chiffres de la carte.",
      expiry: "Entrez le mois et l’année, par exemple 01/2027.",
      cvv: "Entrez les 3 chiffres au dos de la carte.",
      name: "Entrez le nom écrit sur la carte.",
    },
    accepted: "Votre paiement a été accepté",
    notPaid: "Aucun paiement n’a encore été effectué",
    help: "En cas de problème de paiement, veuillez contacter le numéro vert de la SATIM 3020",
    declines: {
      blocked: "Carte temporairement bloquée",
      lost: "Carte déclarée perdue",
      stolen: "Carte déclarée volée",
      "wrong-expiry": "Date d’expiration erronée",
      "unknown-card": "Carte inconnue de la banque émettrice",
      "card-limit": "Plafond de la carte dépassé",
      "insufficient-balance": "Solde insuffisant",
      "wrong-cvv": "CVV2 erroné",
      "otp-attempts": "Nombre d’essais du code de confirmation dépassé",
      "not-authorised-online": "Carte non autorisée pour le paiement en ligne",
      "not-active-online": "Carte non activée pour le paiement en ligne",
      "terminal-limit": "Plafond de la transaction dépassé",
      "expired-card": "Carte expirée",
    },
  },
  en: {
    title: "Pay by CIB / Edahabia card",
    card: "Card number",
    expiry: "Expiry (MM/YYYY)",
    cvv: "CVV2",
    holder: "Name on the card",
    pay: "Continue",
    otpTitle: "Confirmation code",
    otpHint: "A code would have been sent by SMS. Here it is always 123456.",
    otp: "6-digit code",
    confirm: "Confirm the payment",
    otpWrong: "Wrong code. Try again.",
    refused: "Payment declined",
    tryAgain: "You can try another card.",
    testCards: "Test cards",
    useCard: "Use",
    approved: "approved",
    invalid: {
      pan: "Enter the 16 digits of the card.",
      expiry: "Enter month and year, for example 01/2027.",
      cvv: "Enter the 3 digits on the back of the card.",
      name: "Enter the name written on the card.",
    },
    accepted: "Your payment was accepted",
    notPaid: "No payment has been made yet",
    help: "If you have a problem with your payment, please call SATIM's toll-free number 3020",
    declines: {
      blocked: "Card temporarily blocked",
      lost: "Card reported lost",
      stolen: "Card reported stolen",
      "wrong-expiry": "Wrong expiry date",
      "unknown-card": "Card unknown to the issuing bank",
      "card-limit": "Card limit exceeded",
      "insufficient-balance": "Insufficient balance",
      "wrong-cvv": "Wrong CVV2",
      "otp-attempts": "Too many attempts at the confirmation code",
      "not-authorised-online": "Card not authorised for online payment",
      "not-active-online": "Card not activated for online payment",
      "terminal-limit": "Transaction ceiling exceeded",
      "expired-card": "Card expired",
    },
  },
  ar: {
    title: "الدفع ببطاقة CIB / الذهبية",
    card: "رقم البطاقة",
    expiry: "الصلاحية (شهر/سنة)",
    cvv: "CVV2",
    holder: "الاسم على البطاقة",
    pay: "متابعة",
    otpTitle: "رمز التأكيد",
    otpHint: "كان سيصلك رمز في رسالة قصيرة. هنا هو دائما 123456.",
    otp: "رمز من 6 أرقام",
    confirm: "تأكيد الدفع",
    otpWrong: "رمز غير صحيح. حاول مرة أخرى.",
    refused: "تم رفض الدفع",
    tryAgain: "يمكنك تجربة بطاقة أخرى.",
    testCards: "بطاقات تجريبية",
    useCard: "استعمال",
    approved: "مقبولة",
    invalid: {
      pan: "أدخل أرقام البطاقة الستة عشر.",
      expiry: "أدخل الشهر والسنة، مثلا 01/2027.",
      cvv: "أدخل الأرقام الثلاثة على ظهر البطاقة.",
      name: "أدخل الاسم المكتوب على البطاقة.",
    },
    accepted: "تم قبول الدفع",
    notPaid: "لم يتم أي دفع بعد",
    help: "في حالة وجود مشكلة في الدفع، يرجى الاتصال بالرقم الأخضر لساتيم 3020",
    declines: {
      blocked: "البطاقة محظورة مؤقتا",
      lost: "بطاقة مُبلَّغ عن ضياعها",
      stolen: "بطاقة مُبلَّغ عن سرقتها",
      "wrong-expiry": "تاريخ انتهاء الصلاحية خاطئ",
      "unknown-card": "البطاقة غير معروفة لدى البنك المُصدر",
      "card-limit": "تم تجاوز سقف البطاقة",
      "insufficient-balance": "الرصيد غير كاف",
      "wrong-cvv": "رمز CVV2 خاطئ",
      "otp-attempts": "تم تجاوز عدد محاولات رمز التأكيد",
      "not-authorised-online": "البطاقة غير مرخصة للدفع عبر الإنترنت",
      "not-active-online": "البطاقة غير مفعلة للدفع عبر الإنترنت",
      "terminal-limit": "تم تجاوز سقف العملية",
      "expired-card": "البطاقة منتهية الصلاحية",
    },
  },
};
