import { plainPath } from './plain-path.ts';

/** Words that people type for a page, by the page's address; without capitals, dashes and underscores. */
const wordsOfPage: Readonly<Record<string, readonly string[]>> = {
  '/': ['homepage', 'main', 'start'],
  '/rng': ['slot', 'slots', 'slotgames', 'egame', 'egames', 'games', 'reels'],
  '/live': ['casino', 'livecasino', 'livecasinos', 'livegames', 'livedealer', 'livedealers'],
  '/fish': ['fishing', 'fishgame', 'fishgames', 'fishinggame', 'fishinggames'],
  '/pvp': ['card', 'cards', 'cardgames', 'cardroom', 'cardrooms', 'poker'],
  '/sports': ['sport', 'sportbook', 'sportsbook', 'sportsbetting', 'betting'],
  '/esports': ['esport', 'egaming'],
  '/cockfight': ['cockfights', 'cockfighting', 'sabong'],
  '/elott': ['elottery', 'instant', 'instantlottery'],
  '/lottery': ['lotto', 'lottos', 'lotteries', 'draws'],
  '/vnlottery': ['vietnamlottery', 'vietnamlotto'],
  '/sealottery': ['thailottery', '4dlottery', '4d'],
  '/jackpot': ['jackpots'],
  '/promotions': ['promo', 'promos', 'promotion', 'offers', 'bonus', 'bonuses'],
  '/vip': ['vipclub', 'viplevel', 'viplevels', 'viprewards'],
  '/pointMall': ['points', 'pointsmall', 'pointshop', 'pointsshop', 'mall', 'shop'],
  '/noticePage': ['news', 'notice', 'notices', 'announcements'],
  '/help': ['faq', 'faqs', 'helpcenter', 'helpcentre', 'support'],
  '/help#term': ['term', 'terms', 'termsofuse', 'termsandconditions', 'tos'],
  '/down': ['app', 'apps', 'getapp', 'mobileapp'],
  '/join': ['affiliate', 'affiliates', 'partner', 'partners', 'joinus'],
  '/login': ['signin', 'logon'],
  '/register': ['signup', 'registration', 'createaccount'],
  '/forget': ['forgot', 'forgotpassword', 'forgetpassword', 'resetpassword'],
};

const pageOfWord = new Map(
  Object.entries(wordsOfPage).flatMap(([page, words]) =>
    words.map((word) => [word, page] as const),
  ),
);

/**
 * The page that a visitor means who types a path that no page has, such as `/slots` or `/vip-club`; `null` if
 * the path is no such word. Paths of pages and modules have priority: ask only if none owns the path.
 */
export function pageMeantBy(path: string): string | null {
  const word = plainPath(path)
    .slice(1)
    .replaceAll(/[-_]|%20|\.html$/g, '');
  return pageOfWord.get(word) ?? null;
}
