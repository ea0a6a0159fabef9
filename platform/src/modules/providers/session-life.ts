const hourMs = 3_600_000;
/** A session that is not refreshed ends so long after its start or its last refresh. */
const lifeMs = 4 * hourMs;
/** No refresh takes a session beyond this: then the game is launched again. */
const longestMs = 12 * hourMs;

/** When a session ends that began at `startedAt` and is opened or refreshed now. */
export function sessionEnd(startedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + lifeMs, startedAt.getTime() + longestMs));
}
