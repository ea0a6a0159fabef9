import type { MessageText } from './message-texts.ts';

/** A message to one recipient. `id` is the same at each attempt. */
export interface OutgoingLetter extends MessageText {
  readonly id: string;
  readonly recipient: string;
}

/** `isFinal`: the same message would be refused again. */
export type DeliveryResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly isFinal: boolean; readonly error: string };

/** Outgoing gateway of one channel. */
export interface Gateway {
  /** Never rejects. */
  hand(letter: OutgoingLetter): Promise<DeliveryResult>;
}
