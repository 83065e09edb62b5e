import alertMails from "../messages/en/alertMails.json" with { type: "json" };

export const messages = { alertMails };
