import { fieldsOf } from "../world/fields.ts";
import { type Fcm, keepMessage, type Phone } from "./fcm.ts";
import { refuse } from "./refusal.ts";

type Json = Record<string, unknown>;

const LONGEST = 4096;
const FORBIDDEN = /^(from|message_type|google\..*|gcm\.notification\..*)$/;
const object = fieldsOf;
const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Checks a message as the service does, and shows it on its phone. */
export function takeMessage(fcm: Fcm, project: string, body: unknown): { name: string } {
  const message = object(object(body).message);
  if (JSON.stringify(message).length > LONGEST) refuse("INVALID_ARGUMENT", "Message too big");
  const phone = phoneOf(fcm, text(message.token));
  const { title, body: said } = object(message.notification);
  const tag = tagOf(phone, message);
  const shown = { token: phone.token, title: text(title), body: text(said), data: dataOf(message), tag };
  return { name: `projects/${project}/messages/${keepMessage(fcm, shown)}` };
}

function phoneOf({ phones }: Fcm, token: string): Phone {
  const phone = phones.get(token);
  if (!phone)
    return refuse("INVALID_ARGUMENT", "The registration token is not a valid FCM registration token");
  if (phone.state === "gone") refuse("UNREGISTERED", "Requested entity was not found.");
  if (phone.state === "theirs") refuse("SENDER_ID_MISMATCH", "SenderId mismatch");
  return phone;
}

function dataOf(message: Json): Record<string, string> {
  const data = object(message.data);
  for (const [name, value] of Object.entries(data))
    if (typeof value !== "string" || FORBIDDEN.test(name))
      refuse("INVALID_ARGUMENT", `Invalid value at 'message.data[${name}]'`);
  return data as Record<string, string>;
}

/** What a later message must say to take this one's place. */
function tagOf({ platform }: Phone, message: Json): string {
  const onIphone = text(object(object(message.apns).headers)["apns-collapse-id"]);
  if (Buffer.byteLength(onIphone) > 64) refuse("INVALID_ARGUMENT", "Invalid apns-collapse-id");
  return platform === "ios" ? onIphone : text(object(object(message.android).notification).tag);
}
