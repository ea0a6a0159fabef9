const hourMs = 3_600_000;

/** The start of the hour that contains a moment. */
export const hourOf = (time: Date) => new Date(Math.floor(time.getTime() / hourMs) * hourMs);
