import { similarity, pairsOf } from './game-search/similarity.ts';
import { plainPath } from './plain-path.ts';

/** Words that people type for a page, by the page's address; without capitals, dashes and underscores. */
const wordsOfPage: Readonly<Record<string, readonly string[]>> = {
  '/': ['homepage', 'main', 'start'],
  '/rng': ['slot', 'slots', 'slotgames', 'egame', 'egames', 'games', 'reels'],
  '/live': [
    'casino',
    'livecasino',
    'livecasinos',
    'livegames',
    'livedealer',
    'livedealers',
    'roulette',
    'baccarat',
    'blackjack',
    'dragontiger',
    'tables',
  ],
  '/fish': ['fishing', 'fishgame', 'fishgames', 'fishinggame', 'fishinggames'],
  '/pvp': ['card', 'cards', 'cardgames', 'cardroom', 'cardrooms', 'poker', 'crash', 'aviator'],
  '/sports': ['sport', 'sportbook', 'sportsbook', 'sportsbetting', 'betting'],
  '/esports': ['esport', 'egaming'],
  '/cockfight': ['cockfights', 'cockfighting', 'sabong'],
  '/elott': ['elottery', 'instant', 'instantlottery'],
  '/lottery': ['lotto', 'lottos', 'lotteries', 'draws', 'k3', 'wingo', 'pk10'],
  '/vnlottery': ['vietnamlottery', 'vietnamlotto'],
  '/sealottery': ['thailottery', '4dlottery', '4d'],
  '/jackpot': ['jackpots'],
  '/promotions': ['promo', 'promos', 'promotion', 'offers', 'bonus', 'bonuses'],
  '/vip': ['vipclub', 'viplevel', 'viplevels', 'viprewards'],
  '/pointMall': ['points', 'pointsmall', 'pointshop', 'pointsshop', 'mall', 'shop'],
  '/noticePage': ['news', 'notice', 'notices', 'announcements'],
  '/help': ['faq', 'faqs', 'helpcenter', 'helpcentre', 'support', 'contact', 'contactus'],
  '/help#term': ['term', 'terms', 'termsofuse', 'termsandconditions', 'tos'],
  '/down': ['app', 'apps', 'getapp', 'mobileapp'],
  '/join': ['affiliate', 'affiliates', 'partner', 'partners', 'joinus'],
  '/login': ['signin', 'logon'],
  '/register': ['signup', 'registration', 'createaccount'],
  '/forget': ['forgot', 'forgotpassword', 'forgetpassword', 'resetpassword'],
};

/** Words for pages of the member centre, which have no path of their own. */
const wordsOfCentrePage: Readonly<Record<string, readonly string[]>> = {
  securityCenter: [
    'account',
    'myaccount',
    'profile',
    'myprofile',
    'settings',
    'security',
    'member',
  ],
  depositv2: ['deposit', 'deposits', 'topup', 'recharge', 'cashier', 'payment', 'payments'],
  withdraw: ['withdraw', 'withdrawal', 'withdrawals', 'cashout', 'payout', 'payouts'],
  transferFund: ['wallet', 'wallets', 'mywallet', 'balance', 'transfer', 'transfers'],
  personalHistoryCopy: ['history', 'bets', 'mybets', 'bethistory', 'tickets', 'mytickets'],
  transactionHistory: ['transactions', 'statement', 'statements'],
  messageV2: ['inbox', 'message', 'messages'],
  rewardCenter: ['reward', 'rewards', 'rewardcentre'],
  missionLeaderboard: ['mission', 'missions', 'leaderboard', 'leaderboards', 'tournaments'],
  referral: ['refer', 'referrals', 'referafriend', 'invite', 'invitefriends'],
  manualRebate: ['rebate', 'rebates', 'cashback'],
  playSafely: ['limits', 'responsiblegaming', 'responsiblegambling', 'safergambling'],
};

const centrePage = (page: string) => `/?centre=member-centre&page=${page}`;

const pageOfWord = new Map(
  [
    ...Object.entries(wordsOfPage),
    ...Object.entries(wordsOfCentrePage).map(([page, words]): [string, readonly string[]] => [
      centrePage(page),
      words,
    ]),
  ].flatMap(([page, words]) => words.map((word) => [word, page] as const)),
);

/**
 * The page that a visitor means who types a path that no page has, such as `/slots` or `/vip-club`; `null` if
 * the path is no such word. Paths of pages and modules have priority: ask only if none owns the path.
 */
export function pageMeantBy(path: string): string | null {
  return pageOfWord.get(wordOf(plainPath(path).slice(1))) ?? null;
}

/** An address with a further query, before its hash. */
export function withQuery(address: string, query: string): string {
  const [page = '', ...hash] = address.split('#');
  const further = page.includes('?') ? query.replace(/^\?/, '&') : query;
  return [page + further, ...hash].join('#');
}

const wordOf = (typed: string) => typed.replaceAll(/[-_]|%20|\.html$/g, '').toLowerCase();

/** Words that share fewer of their letters mean something else. */
const minSimilarity = 0.4;
const most = 3;

/** The pages, of the given ones and of those with words, that a path without a page is most like; the nearest first. */
export function pagesNear(path: string, pages: readonly string[]): readonly string[] {
  const typed = plainPath(path)
    .split('/')
    .flatMap((part) => (part === '' ? [] : [pairsOf(wordOf(part))]));
  const nearness = (page: string) => {
    const words = [wordOf(page.slice(1)), ...(wordsOfPage[page] ?? [])].map(pairsOf);
    return Math.max(0, ...words.flatMap((word) => typed.map((part) => similarity(part, word))));
  };
  return [...new Set([...Object.keys(wordsOfPage), ...pages])]
    .map((page) => ({ page, nearness: nearness(page) }))
    .filter(({ nearness: reached }) => reached >= minSimilarity)
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, most)
    .map(({ page }) => page);
}
