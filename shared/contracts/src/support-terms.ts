/** What a message may hold; pictures are PNG or JPEG by their content. */
export const supportLimits = {
  textLength: 2_000,
  nameLength: 60,
  contactLength: 120,
  images: 3,
  imageBytes: 5 * 1024 * 1024,
} as const;

/** Where the pictures are; `:id` is the picture's. The second one answers operators. */
export const supportImagePath = '/wps/support/images/:id';
export const adminSupportImagePath = '/ops/support/images/:id';
