/** Kind of a message; its text template gets `brand` automatically. */
export type MessageKind =
  /** Parameters: `code` (secret) and `minutes`. */
  | 'code-login'
  | 'code-register'
  | 'code-forgot'
  | 'code-payment-pin'
  | 'code-contact'
  /** Parameters: `account`, `link` (secret) and `minutes`. */
  | 'password-reset'
  /** For operators. Fills in `account`, `link` (secret) and `until`. */
  | 'operator-invited'
  | 'operator-reset'
  /** Parameters: `account` and `at`. */
  | 'password-changed'
  | 'payment-pin-changed'
  | 'email-changed'
  | 'mobile-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-reset'
  | 'passkey-added'
  | 'passkey-removed'
  /** Fills in `account`, `at` and `until`. */
  | 'payment-pin-recovered'
  /** Fills in `name` and `answer`. */
  | 'support-answer';
