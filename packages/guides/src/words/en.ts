import { installMinutes } from "@rihla/contract/rules";
import { minutes } from "./minutes.ts";
import type { GuideWords } from "./words.ts";

export const words: GuideWords = {
  quotes: ["“", "”"],
  makers: {
    iphone: "iPhone",
    samsung: "Samsung Galaxy",
    pixel: "Google Pixel",
    xiaomi: "Xiaomi, Redmi, Poco",
    oppo: "Oppo, OnePlus, realme",
    huawei: "Huawei, Honor",
    other: "Another Android",
  },
  subjects: {
    install: { title: "Install the eSIM", lead: "Before you leave, over Wi-Fi." },
    activate: { title: "Turn the line on", lead: "When you arrive: the line, its data, the other SIM." },
    roaming: { title: "Turn roaming on", lead: "The travel line’s own: it is already paid for." },
    apn: { title: "Enter the APN", lead: "When the line is there and nothing loads." },
    trouble: {
      title: "Get the connection back",
      lead: "In this order. After each step, wait a minute and open a page.",
    },
    remove: { title: "Remove the eSIM", lead: "Back home, once the plan has ended." },
  },
  parts: {
    before: { title: "Before you start" },
    tap: { title: "In one tap" },
    code: { title: "With the QR code" },
    hand: { title: "By hand" },
    finish: { title: "To finish" },
    settings: { title: "Three settings when you arrive" },
    roaming: { title: "The Travel line’s roaming" },
    apn: { title: "The APN by hand" },
    trouble: { title: "No connection?" },
    remove: { title: "Removing the line" },
  },
  steps: {
    lock: {
      title: "Check that no carrier locks the phone",
      body: "iPhone XS, XR or newer. If there is a restriction, ask the carrier that sold the phone to unlock it.",
    },
    eid: {
      title: "Check that the phone has an EID number",
      body: "Dial ⁦*#06#⁩ or open this menu. Without an EID this phone takes no eSIM, even if the model is sold with one.",
    },
    wifi: { title: "Connect to good Wi-Fi", body: "The eSIM is downloaded: stay connected until the end." },
    openEsims: { title: "On this phone, open “My eSIMs” and choose your trip" },
    pressInstall: { title: "Tap {touch}" },
    confirm: {
      title: "Confirm, then wait",
      body: `Up to ${minutes(installMinutes.most, "en")}, without leaving the screen.`,
    },
    show: {
      title: "Show the QR code on another screen",
      body: "A computer, a relative’s phone, or a printed sheet.",
    },
    open: { title: "Open the settings, then {touch}" },
    openLines: { title: "Open {touch}" },
    add: { title: "Tap {touch}" },
    scanChoice: { title: "Choose {touch}" },
    aim: { title: "Aim at the QR code" },
    copyWhole: {
      title: "In “My eSIMs”, copy the whole code",
      body: "It begins with ⁦LPA:1$⁩. Keep capitals and small letters as they are.",
    },
    copyApart: {
      title: "In “My eSIMs”, copy the SM-DP+ address and the activation code",
      body: "Keep capitals and small letters as they are.",
    },
    byHand: { title: "Choose {touch}" },
    paste: {
      title: "Paste the whole code",
      body: "If there are two boxes: the SM-DP+ address, then the activation code.",
    },
    name: { title: "Name the line “Travel”", body: "You will find it at once when you arrive." },
    calls: {
      title: "Keep your own SIM for calls",
      body: "Texts and WhatsApp stay there too, with your number. The rest waits until you arrive.",
    },
    lineOn: { title: "Turn the Travel line on" },
    dataLine: { title: "Choose the Travel line for data" },
    homeOff: { title: "Turn off your own SIM’s data", body: "The SIM itself stays on, for calls and texts." },
    roamingLine: { title: "Open the Travel line" },
    roamingOn: {
      title: "Turn on {touch}",
      body: "This is the travel plan’s roaming, already paid for: it costs nothing more. Your own SIM’s roaming stays off.",
    },
    roamingConfirm: { title: "If the phone asks, accept" },
    copyApn: { title: "In “My eSIMs”, copy the APN" },
    openApn: { title: "Open {touch}" },
    newApn: {
      title: "Add an access point",
      body: "The + button or a menu at the top of the screen, depending on the maker.",
    },
    fillApn: { title: "Paste the APN", body: "Give it a name and leave the rest as it is." },
    saveApn: { title: "Save, then choose it in the list" },
    three: {
      title: "Look at the three settings again",
      body: "Travel line turned on and chosen for data, its roaming on.",
    },
    plane: {
      title: "Airplane mode, ten seconds",
      body: "Turn it on, count to ten, turn it off: the phone searches anew.",
    },
    apnAgain: {
      title: "Enter the APN",
      body: "Copy it from “My eSIMs”. The details are under “Enter the APN”.",
    },
    networkByHand: {
      title: "Choose the network by hand",
      body: "Turn the automatic choice off and take a network named on your plan’s page.",
    },
    restart: { title: "Restart the phone", body: "Then give it two minutes." },
    write: {
      title: "Still nothing after ten minutes? Write to us",
      body: "Find a Wi-Fi. The message carries what we need to look into it.",
    },
    ended: {
      title: "Wait until the plan has ended",
      body: "Once deleted, an eSIM usually can’t be installed again. To pause it, just turn it off.",
    },
    dataBack: { title: "Move the data back to your own SIM" },
    lineToRemove: { title: "Open the Travel line" },
    remove: { title: "Tap {touch}" },
    removeConfirm: { title: "Confirm" },
  },
  stepsOf: {
    iphone: {
      paste: {
        title: "Paste the address and the code",
        body: "Leave the confirmation code empty if we give none.",
      },
      calls: {
        title: "Keep your own SIM for calls",
        body: "iMessage and WhatsApp stay there too, with your number. The rest waits until you arrive.",
      },
      homeOff: {
        title: "Turn off {touch}",
        body: "Otherwise data may go back to your own SIM. The SIM itself stays on, for calls and texts.",
      },
      saveApn: { title: "Go back: the APN is saved" },
      restart: { title: "Turn the phone off and on again", body: "Then give it two minutes." },
    },
    samsung: {
      homeOff: {
        title: "Turn off your own SIM’s data",
        body: "If an automatic change of line is offered for data, turn that off too. The SIM itself stays on.",
      },
    },
  },
  drawn: {
    line: "Travel",
    home: "My own SIM",
    esims: "My eSIMs",
    trip: "Your trip",
    ended: "Ended",
    installHere: "Install on this phone",
    otherScreen: "Another screen",
    copy: "Copy",
    address: "SM-DP+ address",
    code: "Activation code",
    wholeCode: "Whole code",
    apn: "APN",
    write: "Write to us",
    network: "A network there",
    ownWifi: "Your Wi-Fi",
  },
};
