import { readFileSync } from 'node:fs';

const flags = /** @type {const} */ ([
  'rollsBackRounds',
  'correctsResults',
  'paysPrizes',
  'takesTips',
]);
const ruleNames = /** @type {const} */ (['winWithoutBet', 'manyBetsOneWin', 'manyWinsOneBet']);
const repeats = /** @type {const} */ (['current', 'stored']);

/**
 * @typedef {Record<(typeof ruleNames)[number], boolean>} AgreedRules
 * @typedef {Record<(typeof flags)[number], boolean> & { repeats: (typeof repeats)[number],
 *   maxStake: Record<string, string>, rules: AgreedRules, games: Record<string, Partial<AgreedRules>> }} Agreement
 */

/**
 * What is agreed beyond one bet with one win, by the names that the platform uses. By default nothing is agreed.
 * @type {Agreement}
 */
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
 * @param {string} text
 * @returns {Agreement}
 */
export function agreementOf(text) {
  if (!text) return nothing;
  return text.endsWith('.json') ? fromFile(text) : fromNames(text);
}

/**
 * @param {string} path
 * @returns {Agreement}
 */
function fromFile(path) {
  const [settings] = [JSON.parse(readFileSync(path, 'utf8'))].flat();
  return { ...nothing, ...settings, rules: { ...nothing.rules, ...settings.rules } };
}

/** @param {string} text */
function fromNames(text) {
  /** @type {Agreement} */
  const agreed = { ...nothing, rules: { ...nothing.rules } };
  for (const part of text.split(',').filter(Boolean)) {
    const [name, value] = part.trim().split('=');
    const rule = ruleNames.find((one) => name === `rules.${one}`);
    const flag = flags.find((one) => name === one && !agreed[one]);
    const shown = repeats.find((one) => name === 'repeats' && value === one);
    if (rule) agreed.rules[rule] = true;
    else if (shown) agreed.repeats = shown;
    else if (flag) agreed[flag] = true;
    else throw new Error(`an agreement has no ${part}`);
  }
  return agreed;
}

/**
 * What a game may do beyond one bet with one win: its own rules, or those of its provider.
 * @param {Agreement} agreement
 * @param {string} game
 */
export const rulesOf = ({ rules, games }, game) => ({ ...rules, ...games[game] });
