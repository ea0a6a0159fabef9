import { screen } from '@testing-library/react';
import { renderInHost } from '../testing/index.ts';
import { CoverArt } from './cover-art.tsx';
import { subjects } from './subjects.ts';

const drawing = (svg: Element | null) => svg?.innerHTML.replaceAll(/(id="|url\(#)[^")]*/g, '$1');

test('a seed always draws the same picture, and different seeds draw different pictures', async () => {
  const { container } = await renderInHost(
    ['river-7', 'river-7', 'dice-2'].map((seed, index) => <CoverArt key={index} seed={seed} />),
  );
  const [one, same, other] = [...container.querySelectorAll('svg')].map(drawing);
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});

test('a picture is decorative unless it has a label', async () => {
  await renderInHost([
    <CoverArt key="1" seed="a" />,
    <CoverArt key="2" seed="b" label="Tiger River" />,
  ]);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Tiger River' })).toBeVisible();
});

test('every picture has at most forty elements', async () => {
  const seeds = subjects.flatMap(({ words }) => {
    const [word = ''] = words.source.split('|');
    return Array.from({ length: 6 }, (_, index) => `${word}-${index}`);
  });
  const { container } = await renderInHost(
    seeds.map((seed) => <CoverArt key={seed} seed={seed} />),
  );
  for (const picture of container.querySelectorAll('svg'))
    expect(picture.querySelectorAll('*').length).toBeLessThanOrEqual(40);
});
