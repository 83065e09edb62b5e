export { LinkedAlertMails as Component } from "../features/profile/linked-alert-mails.tsx";
