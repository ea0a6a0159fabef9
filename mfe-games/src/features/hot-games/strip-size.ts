/** Games in the strip; on a phone it scrolls. */
export const stripSize = 5;
