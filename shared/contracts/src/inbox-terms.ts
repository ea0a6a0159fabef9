/** Limits of a message to members; its picture is PNG or JPEG by its content. */
export const inboxLimits = {
  titleLength: 120,
  textLength: 4_000,
  imageBytes: 5 * 1024 * 1024,
  /** How long a member can restore a deleted message. */
  restoreMs: 600_000,
  /** Unread messages are counted up to this number. */
  countedAtMost: 100,
} as const;

/** Addresses of the pictures; `:id` is the picture's. The second one is for operators. */
export const inboxImagePath = '/wps/messages/images/:id';
export const adminInboxImagePath = '/ops/inbox/images/:id';

export const inboxStates = ['scheduled', 'sending', 'sent', 'cancelled'] as const;
/** `sending`: a group's members are getting it, one batch after the other. */
export type InboxState = (typeof inboxStates)[number];
