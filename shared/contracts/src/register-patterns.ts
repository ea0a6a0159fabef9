/**
 * The formats that a brand can require of a registration field, by the id of their messages (specification
 * §5): each message states the format and the length limits.
 */
export const registerPatterns = {
  any: '*',
  letters: '^[A-Za-z]*$',
  digits: '^[0-9]*$',
  'letters-digits': '^[A-Za-z0-9]*$',
  'letters-and-digits': '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]*$',
  'letter-first': '^[A-Za-z][A-Za-z0-9]*$',
  username: '^[A-Za-z][A-Za-z0-9_]*$',
  email: '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$',
  uppercase: '^[A-Z]*$',
  'uppercase-digits': '^[A-Z0-9]*$',
  'lowercase-digits': '^[a-z0-9]*$',
  thai: '^[\\u0E00-\\u0E7F ]*$',
  korean: '^[\\uAC00-\\uD7AF\\u1100-\\u11FF\\u3130-\\u318F ]*$',
  'japanese-full-width': '^[\\u3000\\u3040-\\u30FF\\u4E00-\\u9FFF\\uFF01-\\uFF5E]*$',
  chinese: '^[\\u4E00-\\u9FFF·]*$',
  'full-name': "^[\\p{L}\\p{M}.'’-]+(?: [\\p{L}\\p{M}.'’-]+)+$",
  'full-name-capitals': "^[A-Z.'-]+(?: [A-Z.'-]+)*$",
  password: '^(?=.*[A-Za-z])(?=.*[0-9]).*$',
  'strong-password': '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9\\s]).*$',
  'date-ymd': '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
  'date-mdy': '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}$',
  phone: '^\\+?[0-9][0-9 -]*$',
  'six-digits': '^[0-9]*$',
  'affiliate-code': '^[A-Za-z0-9]*$',
} as const satisfies Readonly<Record<string, string>>;

export type RegisterPattern = keyof typeof registerPatterns;
