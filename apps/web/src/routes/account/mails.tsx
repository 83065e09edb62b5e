export { LinkedAlertMails as Component } from "../../features/profile/notifications/linked-alert-mails.tsx";
