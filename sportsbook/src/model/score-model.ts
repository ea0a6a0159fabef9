/**
 * The published model of football scores.
 *
 * Goals of both sides follow Poisson distributions (M. J. Maher, "Modelling association football scores", Statistica
 * Neerlandica 36, 1982) with the dependence between low scores of M. J. Dixon and S. G. Coles, "Modelling Association
 * Football Scores and Inefficiencies in the Football Betting Market", Applied Statistics 46, 1997: the probability of a
 * final score is multiplied by `tau`. Goals become more frequent during a match (M. J. Dixon and M. E. Robinson, "A birth
 * process model for association football matches", The Statistician 47, 1998): a share `elapsedShare` of the goals is
 * expected by a moment.
 *
 * A match is drawn from this model: first the final score, then the times of its goals independently of each other. So
 * the probability of a final score, given the score so far, is exactly tau × Poisson × Poisson of the goals still to come,
 * normalised. Prices in play come from the same function as the matches themselves.
 */
export interface Expectation {
  /** Expected goals of a whole match. */
  readonly home: number;
  readonly away: number;
}

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Dependence between low scores; Dixon and Coles estimated values between -0.15 and 0. */
export const rho = -0.1;

/** More goals of one side in a match are not drawn and not priced. */
export const goalsAtMost = 12;

export const minutesOfMatch = 90;

/** The share of a match's goals that is expected by a share `u` of its time. */
export const elapsedShare = (u: number): number => 0.9 * u + 0.1 * u * u;

/** The inverse of `elapsedShare`. */
export const timeOfShare = (share: number): number => Math.sqrt(20.25 + 10 * share) - 4.5;

/** The share of goals that is still expected at a minute. */
export const remainingShare = (minute: number): number =>
  1 - elapsedShare(Math.min(1, Math.max(0, minute / minutesOfMatch)));

/** The factor of Dixon and Coles for a final score. */
export function tau({ home: i, away: j }: Score, { home, away }: Expectation): number {
  if (i > 1 || j > 1) return 1;
  if (i === 0 && j === 0) return 1 - home * away * rho;
  if (i === 0) return 1 + home * rho;
  if (j === 0) return 1 + away * rho;
  return 1 - rho;
}

/** Probabilities of 0, 1, 2 … events. */
function poisson(mean: number, atMost: number): number[] {
  const list = [Math.exp(-mean)];
  for (let count = 1; count <= atMost; count += 1)
    list.push(((list[count - 1] ?? 0) * mean) / count);
  return list;
}

/** A possible final score with its probability. */
export interface ScoreChance extends Score {
  readonly chance: number;
}

/**
 * Every possible final score of a match whose score is `score` with a share `remaining` of its goals to come.
 */
export function finalScores(
  expectation: Expectation,
  score: Score = { home: 0, away: 0 },
  remaining = 1,
): readonly ScoreChance[] {
  const homeGoals = poisson(expectation.home * remaining, goalsAtMost - score.home);
  const awayGoals = poisson(expectation.away * remaining, goalsAtMost - score.away);
  const all = homeGoals.flatMap((homeChance, more) =>
    awayGoals.map((awayChance, others) => {
      const final = { home: score.home + more, away: score.away + others };
      return { ...final, chance: homeChance * awayChance * tau(final, expectation) };
    }),
  );
  const sum = all.reduce((total, { chance }) => total + chance, 0);
  return all.map((final) => ({ ...final, chance: final.chance / sum }));
}
