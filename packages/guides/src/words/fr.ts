import { installMinutes } from "@rihla/contract/rules";
import { minutes } from "./minutes.ts";
import type { GuideWords } from "./words.ts";

export const words: GuideWords = {
  quotes: ["« ", " »"],
  makers: {
    iphone: "iPhone",
    samsung: "Samsung Galaxy",
    pixel: "Google Pixel",
    xiaomi: "Xiaomi, Redmi, Poco",
    oppo: "Oppo, OnePlus, realme",
    huawei: "Huawei, Honor",
    other: "Autre Android",
  },
  subjects: {
    install: { title: "Installer l’eSIM", lead: "Avant de partir, en Wi-Fi." },
    activate: { title: "Activer la ligne", lead: "À l’arrivée : la ligne, les données, l’autre SIM." },
    roaming: { title: "Ouvrir l’itinérance", lead: "Celle de la ligne de voyage : elle est déjà payée." },
    apn: { title: "Saisir l’APN", lead: "Quand la ligne est là et que rien ne passe." },
    trouble: {
      title: "Retrouver la connexion",
      lead: "Dans cet ordre. Après chaque étape, attendez une minute et ouvrez une page.",
    },
    remove: { title: "Retirer l’eSIM", lead: "Au retour, une fois le forfait terminé." },
  },
  parts: {
    before: { title: "Avant de commencer" },
    tap: { title: "En un geste" },
    code: { title: "Avec le QR code" },
    hand: { title: "À la main" },
    finish: { title: "Pour finir" },
    settings: { title: "Trois réglages à l’arrivée" },
    roaming: { title: "L’itinérance de la ligne Voyage" },
    apn: { title: "L’APN à la main" },
    trouble: { title: "Pas de connexion ?" },
    remove: { title: "Retirer la ligne" },
  },
  steps: {
    lock: {
      title: "Vérifiez qu’aucun opérateur ne bloque le téléphone",
      body: "iPhone XS, XR ou plus récent. S’il y a une restriction, demandez le déblocage à l’opérateur qui a vendu le téléphone.",
    },
    eid: {
      title: "Vérifiez que le téléphone a un numéro EID",
      body: "Composez ⁦*#06#⁩ ou ouvrez ce menu. Sans EID, ce téléphone n’accepte pas d’eSIM, même si le modèle existe avec.",
    },
    wifi: {
      title: "Connectez-vous à un bon Wi-Fi",
      body: "L’eSIM se télécharge : gardez la connexion jusqu’à la fin.",
    },
    openEsims: { title: "Sur ce téléphone, ouvrez « Mes eSIM » et choisissez votre voyage" },
    pressInstall: { title: "Touchez {touch}" },
    confirm: {
      title: "Confirmez, puis attendez",
      body: `Jusqu’à ${minutes(installMinutes.most, "fr")}, sans quitter l’écran.`,
    },
    show: {
      title: "Affichez le QR code sur un autre écran",
      body: "Un ordinateur, le téléphone d’un proche, ou une feuille imprimée.",
    },
    open: { title: "Ouvrez les réglages, puis {touch}" },
    openLines: { title: "Ouvrez {touch}" },
    add: { title: "Touchez {touch}" },
    scanChoice: { title: "Choisissez {touch}" },
    aim: { title: "Visez le QR code" },
    copyWhole: {
      title: "Dans « Mes eSIM », copiez le code complet",
      body: "Il commence par ⁦LPA:1$⁩. Gardez les majuscules et les minuscules telles quelles.",
    },
    copyApart: {
      title: "Dans « Mes eSIM », copiez l’adresse SM-DP+ et le code d’activation",
      body: "Gardez les majuscules et les minuscules telles quelles.",
    },
    byHand: { title: "Choisissez {touch}" },
    paste: {
      title: "Collez le code complet",
      body: "Si deux cases s’affichent : l’adresse SM-DP+, puis le code d’activation.",
    },
    name: { title: "Nommez la ligne « Voyage »", body: "Vous la retrouverez vite à l’arrivée." },
    calls: {
      title: "Gardez votre carte SIM pour les appels",
      body: "Les SMS et WhatsApp y restent aussi, avec votre numéro. Le reste se fait à l’arrivée.",
    },
    lineOn: { title: "Allumez la ligne Voyage" },
    dataLine: { title: "Choisissez la ligne Voyage pour les données" },
    homeOff: {
      title: "Coupez les données de votre carte SIM",
      body: "Elle reste allumée, pour les appels et les SMS.",
    },
    roamingLine: { title: "Ouvrez la ligne Voyage" },
    roamingOn: {
      title: "Activez {touch}",
      body: "C’est l’itinérance du forfait de voyage, déjà payée : elle ne coûte rien de plus. Celle de votre carte SIM reste coupée.",
    },
    roamingConfirm: { title: "Si le téléphone demande, acceptez" },
    copyApn: { title: "Dans « Mes eSIM », copiez l’APN" },
    openApn: { title: "Ouvrez {touch}" },
    newApn: {
      title: "Ajoutez un point d’accès",
      body: "Le bouton + ou un menu en haut de l’écran, selon la marque.",
    },
    fillApn: { title: "Collez l’APN", body: "Donnez-lui un nom, laissez le reste tel quel." },
    saveApn: { title: "Enregistrez, puis choisissez-le dans la liste" },
    three: {
      title: "Reprenez les trois réglages",
      body: "Ligne Voyage allumée et choisie pour les données, son itinérance ouverte.",
    },
    plane: {
      title: "Mode avion, dix secondes",
      body: "Activez-le, comptez jusqu’à dix, désactivez : le téléphone cherche à nouveau.",
    },
    apnAgain: {
      title: "Saisissez l’APN",
      body: "Copiez-le de « Mes eSIM ». Le détail est dans « Saisir l’APN ».",
    },
    networkByHand: {
      title: "Choisissez le réseau à la main",
      body: "Coupez le choix automatique et prenez un réseau cité sur la page de votre forfait.",
    },
    restart: { title: "Redémarrez le téléphone", body: "Puis laissez-lui deux minutes." },
    write: {
      title: "Toujours rien après dix minutes ? Écrivez-nous",
      body: "Trouvez un Wi-Fi. Le message part avec ce qu’il nous faut pour chercher.",
    },
    ended: {
      title: "Attendez que le forfait soit terminé",
      body: "Supprimée, une eSIM ne peut en général plus être réinstallée. Pour la mettre en pause, désactivez-la.",
    },
    dataBack: { title: "Remettez les données sur votre carte SIM" },
    lineToRemove: { title: "Ouvrez la ligne Voyage" },
    remove: { title: "Touchez {touch}" },
    removeConfirm: { title: "Confirmez" },
  },
  stepsOf: {
    iphone: {
      paste: {
        title: "Collez l’adresse et le code",
        body: "Laissez le code de confirmation vide si nous n’en donnons pas.",
      },
      calls: {
        title: "Gardez votre carte SIM pour les appels",
        body: "iMessage et WhatsApp y restent aussi, avec votre numéro. Le reste se fait à l’arrivée.",
      },
      homeOff: {
        title: "Désactivez {touch}",
        body: "Sans quoi les données peuvent repasser par votre carte SIM. Elle reste allumée, pour les appels et les SMS.",
      },
      saveApn: { title: "Revenez en arrière : l’APN est enregistré" },
      restart: { title: "Éteignez le téléphone et rallumez-le", body: "Puis laissez-lui deux minutes." },
    },
    samsung: {
      homeOff: {
        title: "Coupez les données de votre carte SIM",
        body: "Si un changement automatique de ligne est proposé pour les données, coupez-le aussi. La carte SIM reste allumée.",
      },
    },
  },
  drawn: {
    line: "Voyage",
    home: "Ma carte SIM",
    esims: "Mes eSIM",
    trip: "Votre voyage",
    ended: "Terminée",
    installHere: "Installer sur ce téléphone",
    otherScreen: "Un autre écran",
    copy: "Copier",
    address: "Adresse SM-DP+",
    code: "Code d’activation",
    wholeCode: "Code complet",
    apn: "APN",
    write: "Nous écrire",
    network: "Un réseau du pays",
    ownWifi: "Votre Wi-Fi",
  },
};
