import { itemOfCode, plainCode } from '@croupier/contracts';

/** The parsed address of the lottery; invalid values are left out. */
export interface LottoAddress {
  readonly view: 'lobby' | 'betting';
  readonly gameCode: string | null;
  readonly vendor: string | null;
  readonly playType: string | null;
  /** A path of this site. */
  readonly backUrl: string | null;
}

const code = /^[\w-]{1,64}$/;

/** The lottery's vendors (specification §4). */
const vendors = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'] as const;

/**
 * Betting needs a game; without a game, or on request, the page shows the lobby. The names of the parameters
 * count in any spelling: other sites link to `gamecode` and `game_code`, too.
 */
export function readAddress(params: URLSearchParams): LottoAddress {
  const values = new Map([...params].map(([name, value]) => [plainCode(name), value]));
  const gameCode = codeIn(values, 'gameCode', 'lottoGameCode', 'code');
  const vendor = codeIn(values, 'vendor', 'accountTypeName');
  return {
    view: gameCode !== null && params.get('lottoView') !== 'lobby' ? 'betting' : 'lobby',
    gameCode,
    vendor: vendor && (itemOfCode(vendors, vendor, (name) => name) ?? vendor),
    playType: codeIn(values, 'playType', 'defaultPlayType'),
    backUrl: ownPath(params.get('backUrl')),
  };
}

/** Address of a game's table that keeps the visitor's return address. */
export function tableAddress(gameCode: string, { backUrl }: Pick<LottoAddress, 'backUrl'>): string {
  const params = new URLSearchParams({ gameCode });
  if (backUrl) params.set('backUrl', backUrl);
  return `/lottery?${params.toString()}`;
}

/** The first of the named values that is a code. */
function codeIn(values: ReadonlyMap<string, string>, ...names: readonly string[]): string | null {
  const given = names.map((name) => values.get(plainCode(name)));
  return given.find((value) => value !== undefined && code.test(value)) ?? null;
}

/** Only paths of this site pass: a foreign address in our link would carry our name. */
function ownPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/')) return null;
  const here = window.location.origin;
  const url = URL.canParse(text, here) ? new URL(text, here) : null;
  // A link would read `/.//other.site` as another site.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
