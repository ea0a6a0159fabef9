/** What a message says; its texts are in `texts/`. */
export type MessageKind =
  /** Fills in `code` (secret) and `minutes`. */
  | 'code-login'
  | 'code-register'
  | 'code-forgot'
  /** Fills in `account`, `link` (secret) and `minutes`. */
  | 'password-reset'
  /** Fills in `account` and `at`. */
  | 'password-changed';
