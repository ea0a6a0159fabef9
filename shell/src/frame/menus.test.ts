import type { MenuDescription, ModuleDescription, SiteModule } from '@croupier/contracts';
import { aModule, aSession, aSite } from '../testing/makers.ts';
import { isCurrent, menuOf } from './menus.ts';

const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });

const entry = (label: string, overrides: Partial<MenuDescription>): MenuDescription => ({
  place: 'header',
  order: 10,
  label: inAll(label),
  icon: 'games',
  to: { path: '/' },
  ...overrides,
});

const site = aSite({
  flags: ['CONTRACTS'],
  modules: [
    aModule('mfe-agent', {
      overlays: [{ overlay: 'agent-centre', title: inAll('Agent'), opens: 'agent' }],
      menus: [entry('Team', { place: 'account', order: 90, to: { overlay: 'agent-centre' } })],
    }),
    aModule('mfe-member', {
      overlays: [{ overlay: 'member-centre', title: inAll('Me'), opens: 'member' }],
      menus: [
        entry('Account', { place: 'account', order: 20, to: { overlay: 'member-centre' } }),
        entry('Contracts', { place: 'account', order: 30, flag: 'CONTRACTS' }),
        entry('Salaries', { place: 'account', order: 40, flag: 'SALARIES' }),
        entry('Orphan', {
          place: 'account',
          order: 50,
          to: { overlay: 'of-a-module-that-is-off' },
        }),
      ],
    }),
    aModule('mfe-games', { menus: [entry('Games', { order: 20 }), entry('Live', { order: 10 })] }),
  ],
});

const labels = (entries: readonly MenuDescription[]) => entries.map(({ label }) => label.en);

test('entries of all modules are sorted by their order', () => {
  expect(labels(menuOf(site, null, 'header'))).toEqual(['Live', 'Games']);
});

test('a disabled flag or a missing overlay removes the entry', () => {
  expect(labels(menuOf(site, aSession({ type: 0 }), 'account'))).toEqual(['Account', 'Contracts']);
});

test('rewards and the member’s level are in the header exactly if a live module has their pages', () => {
  const rewards = entry('Rewards', { to: { overlay: 'member-centre', page: 'rewardCenter' } });
  const level = entry('VIP', { order: 20, to: { overlay: 'member-centre', page: 'playerRank' } });
  const shop = entry('Points mall', { order: 30, to: { path: '/pointMall' } });
  const promo = aModule('mfe-promo', { menus: [rewards, level, shop] });
  const centre = { overlay: 'member-centre', title: inAll('Me'), opens: 'member' } as const;
  const shown = (member: Partial<ModuleDescription>, others: readonly SiteModule[] = []) => {
    const modules = [promo, aModule('mfe-member', member), ...others];
    return labels(menuOf(aSite({ modules, offPaths: ['/pointMall'] }), null, 'header'));
  };
  expect(shown({})).toEqual([]);
  expect(shown({ overlays: [{ ...centre, pages: [{ page: 'securityCenter' }] }] })).toEqual([]);
  const pages = [{ page: 'rewardCenter' }, { page: 'playerRank' }];
  expect(shown({ overlays: [{ ...centre, pages }] })).toEqual(['Rewards', 'VIP']);
  const mall = aModule('mfe-mall', {
    routes: [{ path: '/pointMall', page: 'mall', title: inAll('Points mall') }],
  });
  expect(shown({ overlays: [centre] }, [mall])).toEqual(['Rewards', 'VIP', 'Points mall']);
});

test.each([
  [1, true],
  [2, true],
  [41, true],
  [42, true],
  [0, false],
  [4, false],
] as const)('an account of type %i sees the agent centre: %s', (type, sees) => {
  expect(labels(menuOf(site, aSession({ type }), 'account')).includes('Team')).toBe(sees);
});

test.each([
  ['/lottery', true],
  ['/lottery/fairness/drw_1', true],
  ['/vnlottery', true],
  ['/lotteryshop', false],
  ['/', false],
])('on %s the entry of the lottery is the current one: %s', (path, expected) => {
  const lottery = entry('Lottery', { to: { path: '/lottery' }, covers: ['/vnlottery'] });
  expect(isCurrent(lottery, { pathname: path, search: '' })).toBe(expected);
});

test('an entry of a centre is the current one while its page is open', () => {
  const rewards = entry('Rewards', { to: { overlay: 'member-centre', page: 'rewardCenter' } });
  const at = (page: string) =>
    isCurrent(rewards, { pathname: '/', search: `?centre=member-centre&page=${page}` });
  expect([at('rewardCenter'), at('playerRank')]).toEqual([true, false]);
});
