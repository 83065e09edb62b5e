import type { FirstAnswers } from "./first-answers.fr.ts";

export const firstAnswersEn: FirstAnswers = {
  "landed-offline": {
    title: "Landed, no internet",
    text: "Hello, let’s get you online. Open your phone’s settings and the eSIM line ({destination}): it has to be switched on, chosen for mobile data, and data roaming has to be on for that line. Then turn airplane mode on for a few seconds and off again. Tell me what you see at the top of the screen.",
  },
  "install-page": {
    title: "Where to install the eSIM",
    text: "Your eSIM is waiting here: {esimPage}\nOpen that page on the phone you travel with, on Wi-Fi, and press “Install”. With only one phone there is no code to scan.",
  },
  "still-no-data": {
    title: "Still nothing: network and APN",
    text: "Let’s try something else: in the settings of the eSIM line, turn off automatic network selection and pick one of the networks yourself. If it still does not connect, type in the APN shown on your eSIM’s page: {esimPage}\nIf that is not enough, send me a screenshot of those settings.",
  },
  "which-phone": {
    title: "Which phone?",
    text: "To help without wasting your time I need the exact model of the phone and the country it was bought in. Please also dial *#06#: just tell me whether a line “EID” appears, don’t send me the number.",
  },
  "locked-phone": {
    title: "Locked or incompatible phone",
    text: "From what you describe the phone refuses the eSIM: it is locked to a carrier, or this model takes none. That is not your fault. As long as the eSIM of order {number} is not installed, we will look together at how to give you your money back.",
  },
  "deleted-esim": {
    title: "eSIM deleted, code already used",
    text: "An eSIM’s code usually works only once, which is why the phone says it was already used. I’m asking the supplier what state yours is in (order {number}) and will tell you here whether it can be replaced. Until then please don’t delete anything else.",
  },
  "when-it-starts": {
    title: "When does the plan start?",
    text: "Your plan for {destination}: {plan}. You can install it before you leave: the eSIM’s page says from when the days are counted. {esimPage}",
  },
  "refund-on-its-way": {
    title: "Refund on its way",
    text: "The refund for order {number} has been sent. It will be in your account by {refundDate} at the latest: that time is the banks’, we cannot make it shorter. If you see nothing after that day, write to me here and I will take care of it.",
  },
  "wrong-plan": {
    title: "Bought the wrong plan",
    text: "No worries, it happens. You took this plan for {destination}: {plan}. Please don’t install that eSIM, and tell me where you are going and from when to when: I’ll see what we can do about order {number}.",
  },
  "slow-data": {
    title: "Slow connection",
    text: "Let me look. Which city are you in, and is everything slow or just one app? Depending on the plan ({plan}) the speed drops once the day’s fast data is used, and is back the next day. The eSIM’s page shows what is left: {esimPage}",
  },
  "out-of-data": {
    title: "Out of data abroad",
    text: "Join the Wi-Fi of your hotel or a café, open {esimPage} and press “Top up”: the data is added to the same eSIM, there is nothing to install again. Somebody at home can also pay for you by a link.",
  },
  "paid-nothing-came": {
    title: "Paid, nothing came",
    text: "Your payment for order {number} has arrived, thank you for your patience. The supplier is preparing the eSIM. I’m following the order and will write here as soon as it is ready; if it cannot be delivered you get your money back.",
  },
  "card-refused": {
    title: "CIB or Edahabia card refused",
    text: "If the payment was refused, nothing was taken. Check that your card is enabled for internet payments and that there is enough money on it, then try again: your order {number} is waiting. Never send me the card’s number or the code you get by SMS.",
  },
  "keeps-whatsapp": {
    title: "WhatsApp and my number",
    text: "You keep your Algerian number and your WhatsApp: the eSIM is for data only. Leave your SIM in the phone and turn off only its data abroad, so that you pay no roaming.",
  },
  "looking-into-it": {
    title: "Looking into it",
    text: "Thank you, I’ve read it. I’m checking order {number} and will answer here. You can close this page: if you are away, the answer also comes by e-mail.",
  },
};
