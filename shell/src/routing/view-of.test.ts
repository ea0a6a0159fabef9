import { aModule, aSite } from '../testing/makers.ts';
import { viewOf } from './view-of.ts';

const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });
const promo = aModule('mfe-promo', {
  routes: [{ path: '/promoDetail/:id', page: 'detail', title: inAll('Promotion') }],
});
const site = aSite({ modules: [promo], offPaths: ['/lottery', '/lottery/:game'] });

test('a path belongs to the module with the matching route', () => {
  expect(viewOf(site, '/promoDetail/prm_1')).toMatchObject({
    kind: 'page',
    module: promo,
    params: { id: 'prm_1' },
  });
});

test.each([
  ['/', 'home'],
  ['/login', 'sign-in'],
  ['/register.html', 'sign-in'],
  ['/help', 'help'],
  ['/helpmc', 'help'],
  ['/lottery/k3', 'off'],
  ['/promoDetail', 'missing'],
  ['/home', 'home'],
  ['/index.html', 'home'],
  ['/help/', 'help'],
  ['/Login', 'sign-in'],
  ['/noticePage', 'own'],
  ['/noticepage/', 'own'],
  ['/promodetail/prm_1/', 'page'],
])('%s shows %s', (path, kind) => {
  expect(viewOf(site, path).kind).toBe(kind);
});
