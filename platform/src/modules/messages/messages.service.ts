import type { Language, MessageId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Brand } from '../brands/index.ts';
import type { MessageKind } from './message-text.ts';

/** Mail and SMS that leave the house. */
export interface Messages {
  /** Puts a message into the outbox with the caller's transaction; it leaves after the commit. */
  send(tx: Tx, message: NewMessage): Promise<MessageId>;
}

export interface NewMessage {
  readonly brand: Pick<Brand, 'code' | 'name'>;
  readonly channel: 'mail' | 'sms';
  /** A mail address, or a number in E.164. */
  readonly recipient: string;
  readonly kind: MessageKind;
  readonly language: Language;
  readonly values: Readonly<Record<string, string>>;
  /** Codes, passwords and links: encrypted at rest, forgotten once sent, masked in the console. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** A message that has not left by then is not worth sending. */
  readonly worthUntil?: Date;
}
