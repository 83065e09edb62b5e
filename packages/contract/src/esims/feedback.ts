import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { ruled } from "../endpoint/ruled.ts";
import {
  feedbackStars,
  feedbackWordsFault,
  firstNameFault,
  tidyFeedbackWords,
  tidyFirstName,
} from "../rules/feedback.ts";

/** What became of the words, which nobody sees before a person of the shop has read them. */
export const feedbackReadings = ["waiting", "shown", "refused"] as const;
export type FeedbackReading = (typeof feedbackReadings)[number];

const stars = z.int().check(z.minimum(1, "invalid"), z.maximum(feedbackStars, "invalid"));
const said = {
  words: z.nullable(z.string()),
  /** By which its giver agreed to be called beside the words; null: they stand without a name. */
  firstName: z.nullable(z.string()),
};

export const feedback = z.strictObject({
  /** Whether its owner is to be asked: it has connected, and they have neither answered nor waved the question away. */
  isAsked: z.boolean(),
  /** Null where nothing was given, or it was taken back. */
  given: z.nullable(
    z.strictObject({
      stars,
      ...said,
      /** Null without words. */
      reading: z.nullable(z.enum(feedbackReadings)),
      at: z.iso.datetime(),
    }),
  ),
});
export type Feedback = z.infer<typeof feedback>;

/** As its giver takes it along. Without stars: the question was waved away, or the answer taken back. */
export const exportedFeedback = z.strictObject({
  esim: z.string(),
  stars: z.nullable(stars),
  ...said,
  reading: z.nullable(z.enum(feedbackReadings)),
  at: z.iso.datetime(),
});

export const shownFeedback = z.strictObject({
  /** Of all who answered, to one decimal. */
  average: z.number(),
  count: z.int(),
  /** What some of them wrote, newest first; each was read by a person before. */
  texts: z.array(z.strictObject({ stars, words: z.string(), firstName: z.nullable(z.string()) })),
});
export type ShownFeedback = z.infer<typeof shownFeedback>;

const path = z.object({ id: z.uuid() });

export const feedbackEndpoints = {
  "GET /feedback": {
    summary: "What those whose eSIM connected say of the shop; null while they are too few",
    who: "anyone",
    cached: true,
    output: z.nullable(shownFeedback),
    status: 200,
  },
  "GET /esims/{id}/feedback": {
    summary: "Whether the owner of an eSIM is to be asked how it was, and what they have answered",
    who: "signed-in",
    path,
    output: feedback,
    status: 200,
  },
  "PUT /esims/{id}/feedback": {
    summary:
      "Say how an eSIM was that has connected, once: a second answer changes nothing. One that has not connected is not found",
    who: "signed-in",
    path,
    body: z.strictObject({
      stars,
      words: z.optional(ruled(tidyFeedbackWords, feedbackWordsFault)),
      /** Sent by who agrees that it is shown with the words; without words it is not kept. */
      firstName: z.optional(ruled(tidyFirstName, firstNameFault)),
    }),
    output: feedback,
    status: 200,
  },
  "DELETE /esims/{id}/feedback": {
    summary:
      "Take back what was said of an eSIM, or say that one does not want to be asked: it is never asked again",
    who: "signed-in",
    path,
    status: 204,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
