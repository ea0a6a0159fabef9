import type { OperatorId } from '@croupier/contracts';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import type { Operator } from '../identity/index.ts';
import type { Measure } from './definitions/condition.ts';
import type { ChoicePlayType, GameDefinition } from './definitions/game-definition.ts';
import { builtIn } from './definitions/games.ts';

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable({}, { games: ['k3-1m'] });
});

const operator: Operator = { id: 'opr_games00001' as OperatorId, name: 'Nadia', token: 'token' };

const k3 = builtIn('k3-1m') ?? missing();

function missing(): never {
  throw new Error('the game is not defined');
}

function twoMinutes(overrides: Partial<GameDefinition> = {}): GameDefinition {
  return {
    ...k3,
    gameId: 'k3-2m',
    schedule: { kind: 'every', seconds: 120, lockSeconds: 8 },
    playTypes: withSumOdds('7.00'),
    ...overrides,
  };
}

function withSumOdds(odds: string) {
  return k3.playTypes
    .filter((playType): playType is ChoicePlayType => 'choices' in playType)
    .map((playType) =>
      playType.code === 'sum'
        ? {
            ...playType,
            choices: playType.choices.map((choice) => ({
              ...choice,
              pays: choice.pays.map((pay) => (choice.code === '10' ? { ...pay, odds } : pay)),
            })),
          }
        : playType,
    );
}

function save(definition: object, { gameId = 'k3-2m', version = 0, enabled = true } = {}) {
  return table.lottery.saveGame(operator, {
    gameId,
    version,
    enabled,
    definition: JSON.stringify(definition),
    note: 'a test',
  });
}

test('an operator adds K3 every two minutes at other prices, and it is bet on, drawn and paid', async () => {
  expect(await save(twoMinutes())).toMatchObject({
    ok: true,
    value: { version: 1, enabled: true },
  });
  const rahim = await table.member('100.00');
  const draw = await table.openDraw('k3-2m');
  expect(draw.draws_at.getTime() - draw.opens_at.getTime()).toBe(120_000);
  expect(await table.bet(rahim, draw, [['sum:10', '5.00']])).toMatchObject({
    value: { lines: [{ odds: ['7.00'] }] },
  });
  const { result } = await table.drawNow(draw);
  await table.lottery.settlement.settleAll();
  const sum = (result ?? []).reduce((total, face) => total + face, 0);
  expect(await table.balance(rahim)).toBe(sum === 10 ? '130.00' : '95.00');
});

test('a new price is a new version: old tickets keep theirs, and a slip made before must be confirmed', async () => {
  const rahim = await table.member('100.00');
  const draw = await table.openDraw('k3-1m');
  await table.bet(rahim, draw, [['sum:10', '5.00']]);
  const saved = await save(
    { ...k3, playTypes: withSumOdds('7.00') },
    { gameId: 'k3-1m', version: 1 },
  );
  expect(saved).toMatchObject({ value: { version: 2 } });
  expect(await table.bet(rahim, draw, [['sum:10', '5.00']])).toMatchObject({
    code: 'price-changed',
    prices: { priceVersion: 2, odds: [['7.00']] },
  });
  const lines = [{ playType: 'sum', choice: '10', stake: '5.00' }];
  const slip = { drawId: draw.id, priceVersion: 1, lines };
  const better = { ...slip, onPriceChange: 'better' as const };
  expect(await table.lottery.placeTicket(rahim, better, 'better')).toMatchObject({
    code: 'price-changed',
  });
  const any = { ...slip, onPriceChange: 'any' as const };
  expect(await table.lottery.placeTicket(rahim, any, 'any')).toMatchObject({
    value: { lines: [{ odds: ['7.00'] }] },
  });
  const tickets = (await table.lottery.tickets(rahim, {})).rows;
  expect(tickets.map(({ lines: [line] }) => line?.odds)).toEqual([['7.00'], ['7.68']]);
  expect(await table.balance(rahim)).toBe('90.00');
});

test('when two operators change one version, the second one gets a conflict', async () => {
  const answers = await Promise.all(
    ['k3-9m', 'k3-9m'].map((gameId) => save(twoMinutes({ gameId }), { gameId })),
  );
  expect(answers.map((answer) => (answer.ok ? 'saved' : answer.code)).sort()).toEqual([
    'saved',
    'version-conflict',
  ]);
});

test('a disabled game is on no list, and its tickets are still paid', async () => {
  const gameId = 'k3-off';
  await save(twoMinutes({ gameId }), { gameId });
  await save(twoMinutes({ gameId }), { gameId, version: 1, enabled: false });
  await table.openDraw('k3-1m');
  const shown = await table.lottery.tables({ currency: 'BDT' });
  expect(shown.map(({ game }) => game.gameId)).not.toContain(gameId);
  expect(await table.lottery.adminGame(gameId)).toMatchObject({ value: { enabled: false } });
});

/** Replaces a game's play types by one. */
function keno(measure: Measure): object {
  const name = k3.name;
  const choices = [{ code: 'one', name, pays: [{ odds: '1.5', when: { measure, values: [5] } }] }];
  const game = builtIn('keno-1m') ?? missing();
  return { ...game, gameId: 'keno-x', playTypes: [{ code: 'one', name, rule: name, choices }] };
}

function pickOf({ count, slice }: { count: number; slice: [number] }): object {
  const name = k3.name;
  const match = { by: 'equal', sources: [{ prizes: 'all', slice }] };
  const playType = { code: 'lo', name, rule: name, pick: { form: 'digits', count }, match };
  const game = builtIn('vn-mb') ?? missing();
  return {
    ...game,
    gameId: 'vn-x',
    playTypes: [{ ...playType, odds: ['3'], unitStake: 1 }],
  };
}

const everyCombination = { ...twoMinutes(), playTypes: withSumOdds('20') };

test.each<[string, object, string]>([
  ['that is no JSON object', [], 'definition'],
  ['without a text in Arabic', { ...twoMinutes(), name: { en: 'A', bn: 'B', es: 'C' } }, 'name.ar'],
  [
    'with a day that is no whole number of draws',
    twoMinutes({ schedule: { kind: 'every', seconds: 70, lockSeconds: 5 } }),
    '86400',
  ],
  [
    'whose lock is as long as the draw',
    twoMinutes({ schedule: { kind: 'every', seconds: 60, lockSeconds: 60 } }),
    'lockSeconds',
  ],
  [
    'in a time zone that is none',
    twoMinutes({
      schedule: { kind: 'calendar', timeZone: 'Asia/Dacca2', time: '20:00', lockSeconds: 60 },
    }),
    'time zone',
  ],
  ['that returns more than is staked', everyCombination, 'lower its odds'],
  ['with a choice of odds zero', { ...twoMinutes(), playTypes: withSumOdds('0') }, 'odds of zero'],
  [
    'with limits that fall',
    twoMinutes({
      limits: { BDT: { minStake: '5', maxStake: '1', maxStakePerDraw: '9', maxPayout: '100' } },
    }),
    'must rise',
  ],
  ['under another id', twoMinutes({ gameId: 'k3-other' }), 'gameId'],
  [
    'whose measure would take too long to count',
    keno({ of: 'span', at: [0, 20] }),
    'correct its conditions',
  ],
  [
    'that measures where nothing is drawn',
    keno({ of: 'number', at: 20 }),
    'correct its conditions',
  ],
  ['whose picks no token can equal', pickOf({ count: 3, slice: [-2] }), 'range and width alike'],
  ['with an unknown field', { ...twoMinutes(), admin: true }, 'admin'],
])('a definition %s is refused with what to change', async (_, definition, expected) => {
  const isNew = 'gameId' in definition && String(definition.gameId).endsWith('-x');
  const under = isNew ? { gameId: String(definition.gameId) } : { gameId: 'k3-2m', version: 1 };
  const answer = await save(definition, under);
  expect(answer).toMatchObject({ ok: false, code: 'game-unusable' });
  if (!answer.ok && expected !== 'definition') expect(answer.detail).toContain(expected);
  expect(await table.lottery.adminGame('k3-2m')).toMatchObject({ value: { version: 1 } });
});

test('the meaning of a code cannot change while tickets use it', async () => {
  const taken = twoMinutes({ playTypes: withSumOdds('7.00').filter(({ code }) => code !== 'sum') });
  expect(await save(taken, { version: 1 })).toMatchObject({ code: 'game-unusable' });
  const turned = withSumOdds('7.00').map((playType) =>
    playType.code === 'two-sided'
      ? {
          ...playType,
          choices: playType.choices.map((choice) => ({
            ...choice,
            pays: choice.pays.map(({ odds }) => ({ odds, when: { hands: [[6]] } })),
          })),
        }
      : playType,
  );
  expect(await save(twoMinutes({ playTypes: turned }), { version: 1 })).toMatchObject({
    code: 'game-unusable',
  });
});

test('each saved game is recorded with its operator and content', async () => {
  const auditRecords = await table.core.db.read
    .selectFrom('audit_entries')
    .select(['operator', 'action', 'subject'])
    .where('action', '=', 'lottery.game-saved')
    .where('subject', '=', 'k3-2m')
    .execute();
  expect(auditRecords).toHaveLength(1);
});

test('a change of terms alone makes K3 every ninety seconds at other prices, and each change is a version with its author', async () => {
  const { lottery } = table;
  const shown = await lottery.adminGame('k3-1m');
  if (!shown.ok) throw new Error(shown.code);
  const { terms } = shown.value;
  const faster = {
    ...terms,
    name: { ...terms.name, en: 'Dice in a hurry' },
    schedule: { kind: 'every' as const, seconds: 90, lockSeconds: 8 },
    prices: { ...terms.prices, 'sum:10': ['7.50'] },
  };
  const change = { gameId: 'k3-90s', from: 'k3-1m', enabled: true, note: 'asked for' };
  expect(
    await lottery.changeGame(operator, { ...change, version: 0, terms: faster }),
  ).toMatchObject({
    ok: true,
    value: { version: 1, terms: faster },
  });
  const saved = { ...faster, prices: { ...faster.prices, 'sum:10': ['7.60'] } };
  const again = { ...change, from: 'k3-90s', terms: saved };
  expect(await lottery.changeGame(operator, { ...again, version: 0 })).toMatchObject({
    code: 'version-conflict',
  });
  expect(await lottery.changeGame(operator, { ...again, version: 1 })).toMatchObject({ ok: true });
  expect(await lottery.gameVersions('k3-90s')).toMatchObject([
    { version: 2, madeBy: 'Nadia' },
    { version: 1, madeBy: 'Nadia' },
  ]);
  expect(await lottery.adminGames()).toContainEqual(
    expect.objectContaining({ gameId: 'k3-90s', version: 2, name: faster.name }),
  );
});

test('a preview returns the new returns and the errors, and saves nothing', async () => {
  const { lottery } = table;
  const shown = await lottery.adminGame('k3-1m');
  if (!shown.ok) throw new Error(shown.code);
  const { terms, version } = shown.value;
  const at = (prices: Record<string, string[]>) =>
    lottery.previewGame({ gameId: 'k3-1m', terms: { ...terms, prices } });
  const cheaper = await at({ ...terms.prices, 'triple:any': ['18'] });
  if (!cheaper.ok) throw new Error(cheaper.code);
  expect(cheaper.value.errors).toEqual([]);
  expect(cheaper.value.playTypes.find(({ code }) => code === 'triple')).toMatchObject({
    rtp: 50,
    isLotteryClass: true,
  });
  expect(await at({ ...terms.prices, 'sum:99': ['2'] })).toMatchObject({
    value: { errors: [expect.stringContaining('sum:99')] },
  });
  expect(await at({ ...terms.prices, 'triple:any': ['40'] })).toMatchObject({
    value: { errors: [expect.stringContaining('triple')] },
  });
  expect(await lottery.adminGame('k3-1m')).toMatchObject({ value: { version, terms } });
});

test('closed and capped numbers of a game are shown', async () => {
  const { liability } = table.lottery;
  await liability.restrict(operator, {
    gameId: 'k3-1m',
    playType: 'sum',
    choice: '3',
    rule: 'closed',
    reason: 'too dear',
  });
  await liability.cap(operator, {
    gameId: 'k3-1m',
    playType: 'triple',
    currency: 'BDT',
    cap: '5000.00',
  });
  expect(await liability.bounds('k3-1m')).toEqual({
    restrictions: [
      { playType: 'sum', choice: '3', rule: 'closed', reason: 'too dear', setBy: 'Nadia' },
    ],
    caps: [{ playType: 'triple', currency: 'BDT', cap: '5000.00', setBy: 'Nadia' }],
  });
});
