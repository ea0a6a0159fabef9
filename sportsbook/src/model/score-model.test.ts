import { drawFinal } from '../world/football-play.ts';
import {
  elapsedShare,
  finalScores,
  remainingShare,
  rho,
  tau,
  timeOfShare,
  type Score,
} from './score-model.ts';

const expectation = { home: 1.6, away: 1.1 };

const chanceOf = (holds: (score: Score) => boolean, scores = finalScores(expectation)) =>
  scores.filter(holds).reduce((sum, { chance }) => sum + chance, 0);

test('the probabilities of all final scores add up to one, at the start and in play', () => {
  expect(chanceOf(() => true)).toBeCloseTo(1, 12);
  const inPlay = finalScores(expectation, { home: 2, away: 1 }, 0.3);
  expect(chanceOf(() => true, inPlay)).toBeCloseTo(1, 12);
  expect(inPlay.every(({ home, away }) => home >= 2 && away >= 1)).toBe(true);
});

test('low scores have the factors that Dixon and Coles published', () => {
  const { home, away } = expectation;
  expect(tau({ home: 0, away: 0 }, expectation)).toBeCloseTo(1 - home * away * rho, 12);
  expect(tau({ home: 0, away: 1 }, expectation)).toBeCloseTo(1 + home * rho, 12);
  expect(tau({ home: 1, away: 0 }, expectation)).toBeCloseTo(1 + away * rho, 12);
  expect(tau({ home: 1, away: 1 }, expectation)).toBeCloseTo(1 - rho, 12);
  expect(tau({ home: 2, away: 0 }, expectation)).toBe(1);
});

test('the correction keeps the average goals and makes draws more frequent than independence does', () => {
  const meanHome = finalScores(expectation).reduce(
    (sum, { home, chance }) => sum + home * chance,
    0,
  );
  expect(meanHome).toBeCloseTo(expectation.home, 2);
  const independent = Array.from({ length: 13 }, (_, goals) => {
    const p = (mean: number) =>
      (Math.exp(-mean) * mean ** goals) /
      Array.from({ length: goals }, (__, i) => i + 1).reduce((a, b) => a * b, 1);
    return p(expectation.home) * p(expectation.away);
  }).reduce((a, b) => a + b, 0);
  expect(chanceOf(({ home, away }) => home === away)).toBeGreaterThan(independent);
});

test('the time of a goal is the inverse of the share that is expected by then', () => {
  for (const u of [0, 0.1, 0.37, 0.5, 0.99, 1]) {
    expect(timeOfShare(elapsedShare(u))).toBeCloseTo(u, 10);
  }
  expect(remainingShare(0)).toBe(1);
  expect(remainingShare(90)).toBe(0);
});

test('the expected probability after the next stretch is the one of now: prices in play are fair', () => {
  // From 60 to 75 minutes at 1:0; more goals than eight in this stretch have no weight.
  const now = finalScores(expectation, { home: 1, away: 0 }, remainingShare(60));
  const isHomeWin = ({ home, away }: Score) => home > away;
  const stretch = remainingShare(60) - remainingShare(75);
  let after = 0;
  let weight = 0;
  for (let more = 0; more <= 8; more += 1)
    for (let others = 0; others <= 8; others += 1) {
      // The weight of a score at 75 minutes: over all final scores, binomial splits of the goals to come.
      const later = now
        .filter(({ home, away }) => home >= 1 + more && away >= others)
        .map((final) => ({
          ...final,
          chance:
            final.chance *
            binomial(final.home - 1, more, stretch / remainingShare(60)) *
            binomial(final.away, others, stretch / remainingShare(60)),
        }));
      const here = chanceOf(() => true, later);
      const priced = finalScores(expectation, { home: 1 + more, away: others }, remainingShare(75));
      weight += here;
      after += here * chanceOf(isHomeWin, priced);
    }
  expect(weight).toBeCloseTo(1, 6);
  expect(after).toBeCloseTo(chanceOf(isHomeWin, now), 6);
});

function binomial(n: number, k: number, p: number): number {
  let ways = 1;
  for (let index = 0; index < k; index += 1) ways = (ways * (n - index)) / (index + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}

test('drawn scores have the frequencies of the model', () => {
  const draws = 20_000;
  let homeWins = 0;
  for (let index = 0; index < draws; index += 1) {
    const { home, away } = drawFinal((index + 0.5) / draws, expectation);
    if (home > away) homeWins += 1;
  }
  expect(homeWins / draws).toBeCloseTo(
    chanceOf(({ home, away }) => home > away),
    3,
  );
});
