import { differences } from './differences.ts';

test('each changed leaf is named by its path, with its old and new value', () => {
  expect(
    differences(
      { isOn: false, title: { en: 'a', es: 'b' }, ranges: ['1', '2'] },
      { isOn: true, title: { en: 'a', es: '' }, ranges: ['1', '3', '4'] },
    ),
  ).toEqual([
    { path: 'isOn', before: 'false', after: 'true' },
    { path: 'title.es', before: 'b', after: '' },
    { path: 'ranges.1', before: '2', after: '3' },
    { path: 'ranges.2', before: '', after: '4' },
  ]);
});

test('an added or removed row is one difference', () => {
  const row = { name: 'YOUTUBE' };
  expect(differences({ all: [] }, { all: [row] })).toEqual([
    { path: 'all.0', before: '', after: '{"name":"YOUTUBE"}' },
  ]);
});

test('equal values have no differences', () => {
  expect(differences({ a: [{ b: null }] }, { a: [{ b: null }] })).toEqual([]);
});
