import '../testing/book-page.ts';
import { playFootball } from '../../src/world/football-play.ts';
import { playSeries } from '../../src/world/series-play.ts';
import { aMatch } from '../testing/book-page.ts';
import { matchAt } from './replay.ts';

const nobody = { home: [], away: [] };
const seed = 'ab'.repeat(32);

test('a football match that is shown again ends with its result, and is level at the kick-off', () => {
  const { events, final } = playFootball(seed, { home: 2.4, away: 1.8 }, nobody);
  const course = events.map(({ incident }) => incident);
  const { home, away } = matchAt(aMatch('m1'), course, 'football').state;
  expect({ home, away }).toEqual({ home: final.home, away: final.away });
  expect(matchAt(aMatch('m1'), course.slice(0, 1), 'football').state).toMatchObject({
    phase: 'live',
    ...{ home: 0, away: 0, clock: 0 },
  });
});

test('a series that is shown again has the maps and rounds of its result', () => {
  const { events, final } = playSeries(seed, { round: 0.55, raceTo: 4 }, nobody);
  const course = events.map(({ incident }) => incident);
  expect(matchAt(aMatch('m1'), course, 'series').state).toMatchObject(final);
});
