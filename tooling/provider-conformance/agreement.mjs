import { readFileSync } from 'node:fs';

/** What is agreed beyond one bet with one win, by the names that the platform uses. Nothing is, until it is said. */
const nothing = {
  repeats: 'current',
  rollsBackRounds: false,
  correctsResults: false,
  paysPrizes: false,
  takesTips: false,
  maxStake: {},
  rules: { winWithoutBet: false, manyBetsOneWin: false, manyWinsOneBet: false },
  games: {},
};

/**
 * Reads an agreement: the settings of a provider as a file, or names with commas between, as
 * `rollsBackRounds,rules.manyWinsOneBet,repeats=stored`. Throws for a name that is none.
 */
export function agreementOf(text) {
  if (!text) return nothing;
  return text.endsWith('.json') ? fromFile(text) : fromNames(text);
}

function fromFile(path) {
  const [settings] = [JSON.parse(readFileSync(path, 'utf8'))].flat();
  return { ...nothing, ...settings, rules: { ...nothing.rules, ...settings.rules } };
}

function fromNames(text) {
  const agreed = { ...nothing, rules: { ...nothing.rules } };
  for (const part of text.split(',').filter(Boolean)) {
    const [name, value] = part.trim().split('=');
    const [group, rule] = name.split('.');
    if (group === 'rules' && rule in agreed.rules) agreed.rules[rule] = true;
    else if (name === 'repeats' && ['current', 'stored'].includes(value)) agreed.repeats = value;
    else if (agreed[name] === false) agreed[name] = true;
    else throw new Error(`an agreement has no ${part}`);
  }
  return agreed;
}

/** What a game may do beyond one bet with one win: its own rules, or those of its provider. */
export const rulesOf = ({ rules, games }, game) => ({ ...rules, ...games[game] });
