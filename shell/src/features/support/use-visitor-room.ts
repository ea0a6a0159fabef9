import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Visitors have no live stream of their own: their page asks. */
const askEveryMs = 5_000;

/** The visitor's room with the desk, asked for while it is open; `null` before the first message. */
export const useVisitorRoom = () =>
  useCallQuery(calls.visitorSupport, {}, { refreshMs: askEveryMs, keepPrevious: true });
