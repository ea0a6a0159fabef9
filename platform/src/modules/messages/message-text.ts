import type { Language } from '@croupier/contracts';
import { filledText } from '../../filled-text.ts';
import { messageTexts, type MessageText } from './message-texts.ts';
import type { MessageKind } from './message-kind.ts';

export type TextValues = Readonly<Record<string, string>>;

/** The message in a language; a missing parameter is shown as dots. */
export function messageText(kind: MessageKind, language: Language, fills: TextValues): MessageText {
  const { subject, text } = messageTexts[language][kind];
  return { subject: filledText(subject, fills, dots), text: filledText(text, fills, dots) };
}

const dots = '••••••';
