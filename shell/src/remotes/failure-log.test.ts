import { aModule } from '../testing/makers.ts';
import { createFailureLog, kindOf, FileNotLoaded, LoadTimeout } from './failure-log.ts';

const games = aModule('mfe-games');
const failure = { module: games, kind: 'render', piece: 'lobby', error: new Error('x') } as const;

test('each kind of failure of a piece is reported once, with the failed release', () => {
  const sent: unknown[] = [];
  const log = createFailureLog((report) => sent.push(report));
  log.note(failure);
  log.note(failure);
  log.note({ ...failure, piece: 'game' });
  expect(sent).toEqual([
    { module: 'mfe-games', version: '1.0.0', kind: 'render', piece: 'lobby', detail: 'Error: x' },
    { module: 'mfe-games', version: '1.0.0', kind: 'render', piece: 'game', detail: 'Error: x' },
  ]);
  expect(log.all()).toHaveLength(3);
});

test('a long error is truncated, and a local build is not reported', () => {
  const sent: { detail: string }[] = [];
  const log = createFailureLog((report) => sent.push(report));
  log.note({ ...failure, error: new Error('x'.repeat(999)) });
  log.note({ ...failure, module: { ...aModule('mfe-promo'), isLocal: true } });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.detail).toHaveLength(300);
});

test('the causes of a failed load are distinguished: timeout, files, or the code itself', () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  expect(kindOf(new LoadTimeout('a', 8_000))).toBe('slow');
  expect(kindOf(new FileNotLoaded('http://x/7.js'))).toBe('load');
  expect(kindOf(chunk)).toBe('load');
  expect(kindOf(new TypeError('undefined is not a function'))).toBe('start');
});
