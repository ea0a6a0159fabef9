import { renderInHost } from '@croupier/ui/testing';
import { fireEvent } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { aGame } from '../testing/makers.ts';
import { GamePicture } from './game-picture.tsx';
import { originsInOrder } from './tab-origin.ts';

const own = 'https://acme.example/covers/lotus.webp?v=2';
const cdns = ['https://img1.example', 'https://img2.example'];
const game = aGame({ vassalage: 'ACME', icon: own });

beforeEach(() => sessionStorage.clear());

const show = async (imageCDNs: readonly string[]) => {
  const { container } = await renderInHost([<GamePicture key="picture" game={game} />], {
    texts: { 'mfe-games': remote.texts },
    site: { delivery: { imageCDNs, launchGameCDNs: [] } },
  });
  return { container, src: () => container.querySelector('img')?.src };
};

test('a picture comes from the CDN that the tab has selected', async () => {
  const [first] = originsInOrder('picture', cdns);
  const { src } = await show(cdns);
  expect(src()).toBe(`${first}/acme/covers/lotus.webp?v=2`);
  expect(originsInOrder('picture', cdns)).toEqual([first, cdns.find((one) => one !== first)]);
});

test('if the picture does not load, the other CDN is tried, then the provider, then a cover is drawn', async () => {
  const [first, second] = originsInOrder('picture', cdns);
  const { container, src } = await show(cdns);
  const fails = () => fireEvent.error(container.querySelector('img') ?? container);
  expect(src()).toContain(first);
  fails();
  expect(src()).toContain(second);
  fails();
  expect(src()).toBe(own);
  fails();
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a CDN that does not respond is skipped for the rest of the tab’s life', async () => {
  const [first, second] = originsInOrder('picture', cdns);
  for (let pictures = 0; pictures < 3; pictures++) {
    const { container } = await show(cdns);
    fireEvent.error(container.querySelector(`img[src^="${first}"]`) ?? container);
  }
  expect(originsInOrder('picture', cdns)).toEqual([second]);
});
