import { z } from 'zod';
import type { Infer } from './infer.ts';

export const groupBounds = z.strictObject({ least: z.number(), most: z.number() });
export type GroupBounds = Infer<typeof groupBounds>;

/** Seconds before the draw in which no bet is accepted. */
const lockSeconds = z.int().min(1).max(3_600);

/** When a game is drawn. */
export const schedule = z.discriminatedUnion('kind', [
  /** A draw at a fixed interval in seconds, all day; a day is a multiple of it. */
  z.strictObject({ kind: z.literal('every'), seconds: z.int().min(30).max(86_400), lockSeconds }),
  /** A draw at a time of day on some days; betting opens when the previous draw is drawn. */
  z.strictObject({
    kind: z.literal('calendar'),
    /** IANA name, such as `Asia/Ho_Chi_Minh`. */
    timeZone: z.string().max(64),
    /** `HH:MM` in that time zone. */
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    lockSeconds,
    /**
     * 1 for Monday to 7 for Sunday; with `monthDays` a day must match one of the two. Neither: every day.
     */
    weekdays: z.array(z.int().min(1).max(7)).max(7).exactOptional(),
    monthDays: z.array(z.int().min(1).max(31)).max(31).exactOptional(),
    /** `YYYY-MM-DD` without a draw, such as over Tet. */
    closedDates: z.array(z.iso.date()).max(366).exactOptional(),
  }),
]);
export type Schedule = Infer<typeof schedule>;
