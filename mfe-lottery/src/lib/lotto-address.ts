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

/** Betting needs a game; without a game, or on request, the page shows the lobby. */
export function readAddress(params: URLSearchParams): LottoAddress {
  const gameCode = codeOf(params, 'gameCode') ?? codeOf(params, 'lottoGameCode');
  return {
    view: gameCode !== null && params.get('lottoView') !== 'lobby' ? 'betting' : 'lobby',
    gameCode,
    vendor: codeOf(params, 'vendor'),
    playType: codeOf(params, 'playType'),
    backUrl: ownPath(params.get('backUrl')),
  };
}

/** Address of a game's table that keeps the visitor's return address. */
export function tableAddress(gameCode: string, { backUrl }: Pick<LottoAddress, 'backUrl'>): string {
  const params = new URLSearchParams({ gameCode });
  if (backUrl) params.set('backUrl', backUrl);
  return `/lottery?${params.toString()}`;
}

function codeOf(params: URLSearchParams, name: string): string | null {
  const value = params.get(name);
  return value !== null && code.test(value) ? value : null;
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
