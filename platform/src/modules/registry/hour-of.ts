const hourMs = 3_600_000;

/** The full hour in which a moment lies. */
export const hourOf = (time: Date) => new Date(Math.floor(time.getTime() / hourMs) * hourMs);
