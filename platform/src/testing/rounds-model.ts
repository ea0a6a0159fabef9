/** Options of a partner beyond one bet with one win. */
export interface Agreement {
  readonly rollsBackRounds: boolean;
  readonly correctsResults: boolean;
  readonly paysPrizes: boolean;
  readonly winWithoutBet: boolean;
  readonly manyBetsOneWin: boolean;
  readonly manyWinsOneBet: boolean;
}

/** A call of a provider: bets by their index, wins in the order in which they were sent. */
export type ModelStep =
  | { readonly call: 'bet'; readonly bet: number }
  | {
      readonly call: 'win' | 'betwin';
      readonly bet: number;
      readonly units: bigint;
      readonly isLast: boolean;
    }
  | {
      readonly call: 'win-alone';
      readonly round: number;
      readonly units: bigint;
      readonly isLast: boolean;
    }
  | {
      readonly call: 'adjust';
      readonly of: { readonly kind: 'bet' | 'win'; readonly index: number };
      readonly units: bigint;
    }
  | { readonly call: 'promo_win'; readonly units: bigint }
  | { readonly call: 'rollback'; readonly bet: number }
  | {
      readonly call: 'end_round';
      readonly round: number;
      readonly outcome: 'completed' | 'cancelled';
    };

interface Line {
  readonly kind: 'bet' | 'win' | 'adjust';
  readonly round: number;
  /** The player's result, negative for a loss. */
  readonly units: bigint;
  /** For a bet: sent together with its win in one call. */
  readonly isWithWin: boolean;
  isDecided: boolean;
  state: 'stands' | 'refused' | 'back';
}

type RoundState = 'new' | 'open' | 'over';

/** Three bets of one round, one of them with zero stake, and one bet of another round. */
const bets = [
  { round: 0, stake: 1_000_000n },
  { round: 0, stake: 2_000_000n },
  { round: 0, stake: 0n },
  { round: 1, stake: 1_500_000n },
];

/**
 * A model of a player's rounds as a plain list of valid items: the balance is the sum of the list. It knows
 * no accounts, held stakes or transactions.
 */
export const roundsModel = {
  betOf: (index: number) => bets[index] ?? { round: 0, stake: 0n },
  begin,
};

function begin(agreed: Agreement, balance: bigint) {
  let cash = balance;
  let owed = 0n;
  const lines: Line[] = [];
  const known = new Map<number, Line>();
  const wins: (Line | null)[] = [];
  const states: RoundState[] = ['new', 'new'];

  const standing = (round: number) =>
    lines.filter((line) => line.round === round && line.state === 'stands');
  const has = (round: number, kinds: readonly Line['kind'][]) =>
    standing(round).some(({ kind }) => kinds.includes(kind));
  const isPlayable = (round: number) => states[round] !== 'over';

  function add(line: Pick<Line, 'kind' | 'round' | 'units'>, changes: Partial<Line> = {}): Line {
    const added: Line = {
      ...line,
      isWithWin: false,
      isDecided: false,
      state: 'stands',
      ...changes,
    };
    lines.push(added);
    return added;
  }

  function take(units: bigint): void {
    const taken = units < cash ? units : cash;
    cash -= taken;
    owed += units - taken;
  }

  function giveAfterDebt(units: bigint): void {
    const met = units < owed ? units : owed;
    owed -= met;
    cash += units - met;
  }

  function stake(index: number, isWithWin: boolean): boolean {
    const { round, stake: units } = roundsModel.betOf(index);
    const isTaken = isPlayable(round) && units <= cash;
    const line = add(
      { kind: 'bet', round, units: -units },
      { isWithWin, state: isTaken ? 'stands' : 'refused' },
    );
    known.set(index, line);
    if (!isTaken) return false;
    states[round] = 'open';
    cash -= units;
    return true;
  }

  function pay(round: number, units: bigint, isLast: boolean): true {
    wins.push(add({ kind: 'win', round, units }));
    cash += units;
    states[round] = isLast ? 'over' : 'open';
    return true;
  }

  function refusedWin(): false {
    wins.push(null);
    return false;
  }

  function takeBackRound(round: number): true {
    const money = standing(round);
    const sum = (kind: Line['kind']) =>
      money.reduce((total, line) => (line.kind === kind ? total + line.units : total), 0n);
    cash -= sum('bet');
    const adjusted = sum('adjust');
    if (adjusted < 0n) giveAfterDebt(-adjusted);
    take(sum('win') + (adjusted > 0n ? adjusted : 0n));
    for (const line of money) line.state = 'back';
    states[round] = 'over';
    return true;
  }

  function rollback(index: number): boolean {
    const line = known.get(index);
    if (!line) {
      const { round } = roundsModel.betOf(index);
      known.set(index, add({ kind: 'bet', round, units: 0n }, { state: 'back' }));
      return true;
    }
    if (line.state !== 'stands') {
      line.state = 'back';
      return true;
    }
    const { round } = line;
    const isDecided = line.isDecided || (agreed.manyBetsOneWin && has(round, ['win', 'adjust']));
    if (isDecided) return agreed.rollsBackRounds && takeBackRound(round);
    line.state = 'back';
    cash -= line.units;
    if (!has(round, ['bet', 'win'])) states[round] = 'over';
    return true;
  }

  function adjust({ of, units }: Extract<ModelStep, { call: 'adjust' }>): boolean {
    const line = of.kind === 'bet' ? known.get(of.index) : wins[of.index];
    if (!agreed.correctsResults || line?.state !== 'stands') return false;
    const { round } = line;
    const isSettled =
      line.kind === 'win' ||
      line.isDecided ||
      !isPlayable(round) ||
      (agreed.manyBetsOneWin && has(round, ['win']));
    if (!isSettled) return false;
    add({ kind: 'adjust', round, units });
    line.isDecided = true;
    if (units < 0n) take(-units);
    else giveAfterDebt(units);
    return true;
  }

  function endRound(round: number, outcome: 'completed' | 'cancelled'): boolean {
    if (states[round] === 'new') return false;
    const hasMoney = standing(round).some(({ kind, units }) => kind !== 'adjust' && units !== 0n);
    if (outcome === 'cancelled' && hasMoney) return false;
    states[round] = 'over';
    return true;
  }

  function decide(step: ModelStep): boolean {
    switch (step.call) {
      case 'bet': {
        const line = known.get(step.bet);
        return line ? line.state === 'stands' && !line.isWithWin : stake(step.bet, false);
      }
      case 'betwin': {
        const { round } = roundsModel.betOf(step.bet);
        if (known.has(step.bet) || !stake(step.bet, true)) return refusedWin();
        const line = known.get(step.bet);
        if (line) line.isDecided = true;
        return pay(round, step.units, step.isLast);
      }
      case 'win': {
        const line = known.get(step.bet);
        const isTaken =
          line?.state === 'stands' &&
          isPlayable(line.round) &&
          (agreed.manyWinsOneBet || !hasWin(line));
        if (!line || !isTaken) return refusedWin();
        line.isDecided = true;
        won.add(line);
        return pay(line.round, step.units, step.isLast);
      }
      case 'win-alone':
        return agreed.winWithoutBet && isPlayable(step.round)
          ? pay(step.round, step.units, step.isLast)
          : refusedWin();
      case 'adjust':
        return adjust(step);
      case 'promo_win':
        if (agreed.paysPrizes) cash += step.units;
        return agreed.paysPrizes;
      case 'rollback':
        return rollback(step.bet);
      case 'end_round':
        return endRound(step.round, step.outcome);
    }
  }

  const won = new Set<Line>();
  const hasWin = (line: Line) => line.isWithWin || won.has(line);

  return {
    /** Whether the call must be accepted; an accepted call is applied. */
    take: decide,
    cash: () => cash,
    net: () => cash - owed,
    netOfRounds: () =>
      lines.reduce((sum, { state, units }) => (state === 'stands' ? sum + units : sum), 0n),
  };
}
