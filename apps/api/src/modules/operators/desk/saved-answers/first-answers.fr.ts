/** What agents have at hand from the first day. Names between braces are filled from the order. */
export const firstAnswersFr = {
  "landed-offline": {
    title: "Arrivé, pas d’internet",
    text: "Bonjour, on s’en occupe tout de suite. Ouvrez les réglages du téléphone, puis la ligne eSIM ({destination}) : elle doit être activée, choisie pour les données mobiles, et l’itinérance des données doit être allumée sur cette ligne. Mettez ensuite le téléphone en mode avion quelques secondes, puis enlevez-le. Dites-moi ce que vous voyez en haut de l’écran.",
  },
  "install-page": {
    title: "Où installer l’eSIM",
    text: "Votre eSIM vous attend ici : {esimPage}\nOuvrez cette page sur le téléphone du voyage, en Wi-Fi, et appuyez sur « Installer ». Si vous n’avez qu’un seul téléphone, pas besoin de scanner de code.",
  },
  "still-no-data": {
    title: "Toujours rien : réseau et APN",
    text: "Essayons autre chose : dans les réglages de la ligne eSIM, désactivez la sélection automatique du réseau et choisissez vous-même un des réseaux proposés. Si la connexion ne vient pas, recopiez l’APN qui est écrit sur la page de votre eSIM : {esimPage}\nEnvoyez-moi une capture de ces réglages si cela ne suffit pas.",
  },
  "which-phone": {
    title: "Quel téléphone ?",
    text: "Pour vous aider sans vous faire perdre de temps, il me faut le modèle exact du téléphone et le pays où il a été acheté. Composez aussi *#06# : dites-moi seulement si une ligne « EID » apparaît, sans m’envoyer le numéro.",
  },
  "locked-phone": {
    title: "Téléphone bloqué ou incompatible",
    text: "D’après ce que vous décrivez, le téléphone refuse l’eSIM : il est bloqué par un opérateur, ou ce modèle n’en prend pas. Ce n’est pas de votre faute. Tant que l’eSIM de la commande {number} n’est pas installée, nous regardons ensemble comment vous rendre votre argent.",
  },
  "deleted-esim": {
    title: "eSIM supprimée, code déjà utilisé",
    text: "Le code d’une eSIM ne sert en général qu’une fois : c’est pour cela que le téléphone dit qu’il a déjà été utilisé. Je demande au fournisseur dans quel état est la vôtre (commande {number}) et je vous dis ici si elle peut être remplacée. En attendant, ne supprimez rien d’autre.",
  },
  "when-it-starts": {
    title: "Quand commence le forfait ?",
    text: "Votre forfait pour {destination} : {plan}. Vous pouvez l’installer avant de partir : la page de l’eSIM dit à partir de quand les jours sont comptés. {esimPage}",
  },
  "refund-on-its-way": {
    title: "Remboursement en route",
    text: "Le remboursement de la commande {number} est parti. Il est sur votre compte au plus tard le {refundDate} : le délai vient des banques, nous ne pouvons pas l’accélérer. Si vous ne voyez rien passé cette date, écrivez-moi ici, je m’en charge.",
  },
  "wrong-plan": {
    title: "Mauvais forfait acheté",
    text: "Pas d’inquiétude, cela arrive. Vous avez pris ce forfait pour {destination} : {plan}. N’installez pas cette eSIM, et dites-moi où vous partez et de quand à quand : je regarde ce que nous pouvons faire pour la commande {number}.",
  },
  "slow-data": {
    title: "Connexion lente",
    text: "Je regarde. Dites-moi dans quelle ville vous êtes et si tout est lent ou une seule application. Selon le forfait ({plan}), le débit baisse quand le volume rapide du jour est consommé, puis remonte le lendemain. La page de l’eSIM montre ce qu’il reste : {esimPage}",
  },
  "out-of-data": {
    title: "Plus de données sur place",
    text: "Connectez-vous au Wi-Fi de l’hôtel ou d’un café, puis ouvrez {esimPage} et appuyez sur « Recharger » : la recharge s’ajoute à la même eSIM, il n’y a rien à réinstaller. Un proche en Algérie peut aussi payer pour vous par un lien.",
  },
  "paid-nothing-came": {
    title: "Payé, rien reçu",
    text: "Votre paiement pour la commande {number} est bien arrivé, merci de votre patience. L’eSIM est en préparation chez le fournisseur. Je suis la commande et je vous écris ici dès qu’elle est prête ; si elle ne peut pas être livrée, vous êtes remboursé.",
  },
  "card-refused": {
    title: "Carte CIB ou Edahabia refusée",
    text: "Si le paiement a été refusé, rien n’a été pris. Vérifiez que le paiement sur internet est activé pour votre carte et que le solde suffit, puis réessayez : votre commande {number} vous attend. Ne m’envoyez jamais le numéro de la carte ni le code reçu par SMS.",
  },
  "keeps-whatsapp": {
    title: "WhatsApp et mon numéro",
    text: "Vous gardez votre numéro algérien et votre WhatsApp : l’eSIM ne sert qu’aux données. Laissez votre SIM dans le téléphone, et coupez seulement ses données à l’étranger pour ne pas payer d’itinérance.",
  },
  "looking-into-it": {
    title: "Je regarde et je reviens",
    text: "Merci, j’ai bien lu. Je vérifie la commande {number} et je vous réponds ici. Vous pouvez fermer cette page : si vous n’êtes plus là, la réponse arrive aussi par e-mail.",
  },
} as const satisfies Record<string, { title: string; text: string }>;

/** French names them; the other languages say each of these. */
export type FirstAnswers = Record<keyof typeof firstAnswersFr, { title: string; text: string }>;
