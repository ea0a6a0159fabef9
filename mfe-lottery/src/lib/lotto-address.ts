/** What the address of the lottery asks for; what it can't mean is left out. */
export interface LottoAddress {
  readonly view: 'lobby' | 'betting';
  readonly gameCode: string | null;
  readonly vendor: string | null;
  readonly playType: string | null;
  /** A path of this very site. */
  readonly backUrl: string | null;
}

const code = /^[\w-]{1,64}$/;

/** Betting needs a game; the lobby is shown where none is named, or where it is asked for. */
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

/** Address of a game's table that keeps where the visitor came from. */
export function tableAddress(gameCode: string, { backUrl }: Pick<LottoAddress, 'backUrl'>): string {
  const params = new URLSearchParams({ gameCode });
  if (backUrl) params.set('backUrl', backUrl);
  return `/lottery?${params.toString()}`;
}

function codeOf(params: URLSearchParams, name: string): string | null {
  const value = params.get(name);
  return value !== null && code.test(value) ? value : null;
}

/** A foreign address in a link of ours would lend it our name: only paths of this site pass. */
function ownPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/')) return null;
  const here = window.location.origin;
  const url = URL.canParse(text, here) ? new URL(text, here) : null;
  // `/.//other.site` becomes a path that a link reads as another site.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
