/** Limits of a message; pictures are PNG or JPEG by their content. */
export const supportLimits = {
  textLength: 2_000,
  nameLength: 60,
  contactLength: 120,
  images: 3,
  imageBytes: 5 * 1024 * 1024,
} as const;

/** Addresses of the pictures; `:id` is the picture's. The second one is for operators. */
export const supportImagePath = '/wps/support/images/:id';
export const adminSupportImagePath = '/ops/support/images/:id';

export const supportQueues = ['waiting', 'mine', 'answered', 'closed'] as const;
/** Members who wait for an answer; the operator's rooms; all answered rooms; all closed rooms. */
export type SupportQueue = (typeof supportQueues)[number];
