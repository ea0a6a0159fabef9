import { pageMeantBy, pagesNear, withQuery } from './typed-paths.ts';

test.each([
  ['/slots', '/rng'],
  ['/Slots/', '/rng'],
  ['/slot-games', '/rng'],
  ['/casino', '/live'],
  ['/live-casino', '/live'],
  ['/live_casino', '/live'],
  ['/live%20casino', '/live'],
  ['/fishing', '/fish'],
  ['/sport', '/sports'],
  ['/esport', '/esports'],
  ['/e-sport', '/esports'],
  ['/lotto', '/lottery'],
  ['/promo', '/promotions'],
  ['/promo.html', '/promotions'],
  ['/vip-club', '/vip'],
  ['/points', '/pointMall'],
  ['/faq', '/help'],
  ['/terms', '/help#term'],
  ['/sign-up', '/register'],
  ['/forgot-password', '/forget'],
  ['/roulette', '/live'],
  ['/deposit', '/?centre=member-centre&page=depositv2'],
  ['/my-wallet', '/?centre=member-centre&page=transferFund'],
  ['/Account/', '/?centre=member-centre&page=securityCenter'],
  ['/responsible-gambling', '/?centre=member-centre&page=playSafely'],
])('%s means %s', (typed, page) => {
  expect(pageMeantBy(typed)).toBe(page);
});

test.each(['/', '/rng', '/slots/x', '/nothing', '/constructor', '/--', '//evil.example'])(
  '%s is no word for a page',
  (path) => {
    expect(pageMeantBy(path)).toBeNull();
  },
);

test.each([
  ['/rng', '?q=1', '/rng?q=1'],
  ['/help#term', '?q=1', '/help?q=1#term'],
  ['/?centre=a&page=b', '?q=1', '/?centre=a&page=b&q=1'],
  ['/?centre=a', '', '/?centre=a'],
])('%s keeps the query %j of the visitor', (page, query, address) => {
  expect(withQuery(page, query)).toBe(address);
});

test.each([
  ['/lotery', ['/lottery']],
  ['/promotons', ['/promotions']],
  ['/slots/mega', ['/rng']],
  ['/fairnes', ['/fairness']],
  ['/xyzzy', []],
])('%s is most like %j', (path, pages) => {
  expect(pagesNear(path, ['/fairness']).slice(0, 1)).toEqual(pages);
});
