import { createServer } from 'node:http';

const openEveryMs = 700;
/** One tick of so many brings a goal. */
const ticksOfGoal = 60;
const tickMs = 100;
const aliveEveryMs = 1_000;
/** Milliseconds after its fixture at which a match begins, ends, and has its result corrected. */
const course = { begins: 4_000, ends: 9_000, corrected: 11_000 };
/** One match of so many is void, suspended for a moment, or corrected. */
const share = { void: 8, suspended: 6, corrected: 2 };

const league = 'soak-league';
const teams = ['ants', 'bees', 'cats', 'dogs', 'elks', 'foxes'];

/**
 * A supplier's feed of short matches, whose server is never killed: some are suspended for a moment, some are void, and
 * the results of some are corrected. Every connection first gets everything, as docs/sports-feed.md demands.
 * @typedef {{ id: string, openedAt: number, home: number, away: number, isVoid: boolean, isSuspended: boolean,
 *   isCorrected: boolean, phase: 'upcoming' | 'live' | 'over' | 'corrected', fixture: object }} Match
 * @param {import('./random.mjs').Random} random
 */
export async function openMatchFeed(random) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const readers = new Set();
  /** @type {Match[]} */
  const matches = [];
  let isOpening = true;
  let [openedAt, aliveAt] = [0, 0];

  /** @param {object} message */
  const send = (message) => {
    for (const reader of readers) reader.write(`${JSON.stringify(message)}\n`);
  };

  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'application/x-ndjson' });
    for (const message of [leagueMessage, ...matches.flatMap(everythingOf)])
      answer.write(`${JSON.stringify(message)}\n`);
    readers.add(answer);
    answer.once('close', () => readers.delete(answer));
    answer.once('error', () => readers.delete(answer));
  });

  const timer = setInterval(() => {
    const now = Date.now();
    if (isOpening && now - openedAt >= openEveryMs) {
      openedAt = now;
      const match = newMatch(matches.length, { now, random });
      matches.push(match);
      send(match.fixture);
    }
    for (const match of matches)
      for (const message of proceed(match, { now, random })) send(message);
    if (now - aliveAt < aliveEveryMs) return;
    aliveAt = now;
    send({ type: 'alive', at: momentOf(now) });
  }, tickMs);

  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(null)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the feed has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    /** Number of matches that have a result. */
    decided: () => matches.filter(({ phase }) => phase === 'over' || phase === 'corrected').length,
    /** Opens no more matches, and resolves when all of them are over and corrected. */
    async end() {
      isOpening = false;
      while (
        matches.some(({ phase, isCorrected }) => phase !== (isCorrected ? 'corrected' : 'over'))
      )
        await new Promise((resolve) => setTimeout(resolve, tickMs));
    },
    close() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}

const leagueMessage = {
  type: 'league',
  league,
  vendor: 'fb',
  sport: 'football',
  name: { en: 'Soak', bn: 'Soak', es: 'Soak', ar: 'Soak' },
  teams: teams.map((code, index) => ({
    code,
    name: code,
    hues: [index * 40, index * 50],
    crest: [index, index, index],
  })),
};

/** @param {number} ms */
const momentOf = (ms) => new Date(ms).toISOString();

/**
 * @param {number} index
 * @param {{ now: number, random: import('./random.mjs').Random }} options
 * @returns {Match}
 */
function newMatch(index, { now, random }) {
  const [home = 'ants', away = 'bees'] = random.shuffled(teams);
  const id = `soak-${now}-${index}`;
  return {
    id,
    openedAt: now,
    home: 0,
    away: 0,
    isVoid: index % share.void === share.void - 1,
    isSuspended: index % share.suspended === share.suspended - 1,
    isCorrected: index % share.corrected === share.corrected - 1,
    phase: 'upcoming',
    fixture: {
      type: 'fixture',
      match: id,
      league,
      season: 1,
      round: index + 1,
      starts_at: momentOf(now + course.begins),
      home,
      away,
      expectation: { home_goals: 1.5, away_goals: 1.1 },
      commit: null,
    },
  };
}

/**
 * What happens next in a match; nothing most of the time.
 * @param {Match} match
 * @param {{ now: number, random: import('./random.mjs').Random }} options
 * @returns {object[]}
 */
function proceed(match, { now, random }) {
  const age = now - match.openedAt;
  const { id } = match;
  if (match.phase === 'upcoming' && age >= course.begins) {
    match.phase = 'live';
    const hold = match.isSuspended ? [{ type: 'suspend', match: id, reason: 'soak' }] : [];
    return [stateOf(match, now), ...hold];
  }
  if (match.phase === 'live' && age >= course.ends) {
    match.phase = 'over';
    return [resultOf(match, 1)];
  }
  if (match.phase === 'over' && match.isCorrected && age >= course.corrected) {
    match.phase = 'corrected';
    match.home += 1;
    return [resultOf(match, 2)];
  }
  if (match.phase !== 'live') return [];
  if (match.isSuspended && age >= course.begins + 1_000) {
    match.isSuspended = false;
    return [{ type: 'resume', match: id }];
  }
  if (random.below(ticksOfGoal) > 0) return [];
  if (random.below(2) === 0) match.home += 1;
  else match.away += 1;
  return [stateOf(match, now)];
}

/**
 * @param {Match} match
 * @param {number} now
 */
const stateOf = ({ id, home, away }, now) => ({
  type: 'state',
  match: id,
  state: {
    phase: 'live',
    clock: 30,
    at: momentOf(now),
    speed: 0,
    home,
    away,
    periods: [[home, away]],
  },
});

/**
 * The first result, or the correction of it.
 * @param {Match} match
 * @param {1 | 2} revision
 */
const resultOf = ({ id, home, away, isVoid, openedAt }, revision) => ({
  type: 'result',
  match: id,
  revision,
  outcome: isVoid && revision === 1 ? 'void' : 'ended',
  home,
  away,
  periods: [
    [home, away],
    [0, 0],
  ],
  seed: null,
  at: momentOf(openedAt + course.ends),
});

/**
 * What a new connection gets of a match.
 * @param {Match} match
 * @returns {object[]}
 */
function everythingOf(match) {
  const { phase, fixture } = match;
  if (phase === 'upcoming') return [fixture];
  if (phase === 'live') return [fixture, stateOf(match, Date.now())];
  // The correction repeats the first result: the book may have missed both.
  return [fixture, resultOf(match, phase === 'corrected' ? 2 : 1)];
}
