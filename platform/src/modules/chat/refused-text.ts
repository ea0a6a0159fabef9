/** Addresses with a scheme, a known start, or a name with a top-level domain, also with spaces around the dot. */
const links = [
  /[a-z][a-z+.-]{1,20}:\/\//u,
  /\bwww\s*\./u,
  /\b[\p{L}\p{N}][\p{L}\p{N}-]*\s?[.。․]\s?(?:com|net|org|info|biz|io|me|co|bet|win|vip|xyz|top|site|online|club|live|app|link|shop|bd|es|in|ru|cn)\b/u,
  /\b(?:t\s*\.\s*me|wa\s*\.\s*me|bit\s*\.\s*ly)\b/u,
  /(?:^|\s)@[\p{L}\p{N}_]{3,}/u,
];
/** Phone numbers and accounts. */
const longNumber = /\d(?:[\s().-]?\d){7,}/u;

/** Whether a text has a link, a contact or a long number: the room must not lead its readers elsewhere. */
export function leadsElsewhere(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu, '');
  const digits = plain.replace(/\p{Nd}/gu, '0');
  return links.some((link) => link.test(plain)) || longNumber.test(digits);
}

/** The text with single spaces and without characters that cannot be seen. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
