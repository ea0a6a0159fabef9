import type { Language } from '@croupier/contracts';
import { filledText } from '../../filled-text.ts';
import { messageTexts, type MessageText } from './message-texts.ts';

/** What a message says; `brand` is filled in by itself. */
export type MessageKind =
  /** Fills in `code` (secret) and `minutes`. */
  | 'code-login'
  | 'code-register'
  | 'code-forgot'
  | 'code-payment-pin'
  /** Fills in `account`, `link` (secret) and `minutes`. */
  | 'password-reset'
  /** For operators. Fills in `account`, `link` (secret) and `until`. */
  | 'operator-invited'
  | 'operator-reset'
  /** Fills in `account` and `at`. */
  | 'password-changed'
  | 'payment-pin-changed'
  /** Fills in `account`, `at` and `until`. */
  | 'payment-pin-recovered'
  /** Fills in `name` and `answer`. */
  | 'support-answer';

export type TextValues = Readonly<Record<string, string>>;

/** The message in a language; a value that is missing shows as dots. */
export function messageText(kind: MessageKind, language: Language, fills: TextValues): MessageText {
  const { subject, text } = messageTexts[language][kind];
  return { subject: filledText(subject, fills, dots), text: filledText(text, fills, dots) };
}

const dots = '••••••';
