import alertMails from "../messages/fr/alertMails.json" with { type: "json" };

export const messages = { alertMails };
