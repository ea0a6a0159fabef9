import type { RoundView } from '../../src/play-protocol.ts';
import { leave, postToHost } from './host.ts';
import { notify, type Choice } from './notice.ts';
import { page } from './page-data.ts';
import { PlayFailed } from './server.ts';
import type { TextKey } from './texts.ts';

const doNothing = (): void => undefined;

/** Shows an error with the possible actions; returns whether play may continue at once. */
export function showFailure(
  error: unknown,
  { reopen, resume }: { reopen: () => void; resume: () => void },
): boolean {
  const code = error instanceof PlayFailed ? error.code : 'unreadable';
  if (code === 'round-open') {
    resume();
    return false;
  }
  if (code === 'wallet-down' || code === 'offline') {
    notify('wallet-down', [
      { label: 'retry', act: reopen },
      { label: 'back', act: leave },
    ]);
    return false;
  }
  if (code === 'stake-refused') {
    notify('refused', [{ label: 'ok', act: doNothing }]);
    return true;
  }
  if (code === 'free-rounds-over') {
    notify('free-rounds-over', [{ label: 'ok', act: resume }]);
    return false;
  }
  postToHost({ type: 'game.failed', code });
  notify(code === 'launch-refused' ? 'launch-refused' : 'session-lost', [
    { label: 'back', act: leave },
  ]);
  return false;
}

/** Money of a provider with wallets of its own is transferred there first. */
const moneyKey: TextKey = page.keepsWallets ? 'transfer-first' : 'not-enough-money';

const refusalTexts: Readonly<Record<string, TextKey>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: moneyKey,
  RS_ERROR_LIMIT_REACHED: 'limit-reached',
  RS_ERROR_BET_LIMIT_EXCEEDED: 'stake-too-high',
  RS_ERROR_USER_DISABLED: 'play-closed',
};

/** Shows why a round did not count; returns whether the session is still valid. */
export function showRefusal({ state, refusal, isFree }: RoundView): boolean {
  const isLost = refusal === 'RS_ERROR_TOKEN_EXPIRED' || refusal === 'RS_ERROR_INVALID_TOKEN';
  if (isLost)
    return showFailure(new PlayFailed('session-lost'), { reopen: doNothing, resume: doNothing });
  const isOver = isFree && refusal === 'RS_ERROR_LIMIT_REACHED';
  const refused = isOver ? 'free-rounds-over' : (refusalTexts[refusal ?? ''] ?? 'refused');
  const key = state === 'cancelled' ? 'cancelled' : refused;
  notify(key, [{ label: 'ok', act: doNothing }, ...actionsFor(key)]);
  return true;
}

/** Shows that the stake exceeds the balance, and how to deposit. */
export function showTooLittle(): void {
  const key = page.isFun ? 'play-money-spent' : moneyKey;
  notify(key, [{ label: 'ok', act: doNothing }, ...actionsFor(key)]);
}

/** The actions that the page around the game offers. */
function actionsFor(key: TextKey): readonly Choice[] {
  if (window.parent === window) return [];
  if (key === 'transfer-first')
    return [{ label: 'transfer', act: () => postToHost({ type: 'game.transfer-requested' }) }];
  if (key === 'not-enough-money')
    return [{ label: 'deposit', act: () => postToHost({ type: 'game.cashier-requested' }) }];
  if (key === 'limit-reached')
    return [{ label: 'limits', act: () => postToHost({ type: 'game.limits-requested' }) }];
  return [];
}
