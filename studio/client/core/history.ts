import { parseAmount } from '@croupier/contracts';
import type { RoundView } from '../../src/play-protocol.ts';
import { checkRound } from './check-round.ts';
import type { Kind } from './kind.ts';
import { make, makeButton } from './make.ts';
import { readHistory } from './server.ts';
import { money, text, timeOf } from './texts.ts';

/** The last rounds of this game, each with replay and check. */
export function history(kind: Kind, close: () => void): readonly Node[] {
  const list = make('ol', { class: 'rounds' });
  const state = make('p', { text: text('loading') });
  state.setAttribute('role', 'status');
  readHistory().then(
    ({ rounds }) => {
      if (rounds.length === 0) return void (state.textContent = text('history-empty'));
      state.remove();
      list.append(...rounds.map((view) => roundItem(kind, view, close)));
    },
    () => (state.textContent = text('history-failed')),
  );
  return [state, list];
}

function roundItem(kind: Kind, view: RoundView, close: () => void): HTMLElement {
  const won = parseAmount(view.outcome?.win ?? '0') ?? 0n;
  const findings = make('ul', { class: 'findings' });
  findings.setAttribute('role', 'status');
  const item = make(
    'li',
    {},
    make('span', { class: 'when', text: timeOf(view.startedAt) }),
    make('span', { text: text('history-stake', { amount: money(view.stake) }) }),
    make('strong', {
      text: view.outcome
        ? text('history-win', { amount: money(view.outcome.win) })
        : text('history-open'),
    }),
    make('p', { text: kind.describe(view) }),
  );
  item.dataset['gain'] = String(won > (parseAmount(view.stake) ?? 0n));
  if (!view.outcome) return item;
  item.append(
    makeButton({ text: text('replay'), class: 'plain' }, () => {
      close();
      void kind.replay(view);
    }),
    makeButton({ text: text('check'), class: 'plain' }, () =>
      findings.replaceChildren(...findingsOf(kind, view)),
    ),
    findings,
  );
  return item;
}

function findingsOf(kind: Kind, view: RoundView): HTMLElement[] {
  const proof = view.outcome?.proof;
  const found = checkRound(kind, view).map(({ text: key, isRight }) => {
    const line = make('li', { text: text(key) });
    line.dataset['right'] = String(isRight);
    return line;
  });
  if (!proof) return found;
  const facts = make(
    'dl',
    {},
    make('dt', { text: text('serverSeed') }),
    make('dd', { text: proof.serverSeed }),
    make('dt', { text: text('clientSeed') }),
    make('dd', { text: proof.clientSeed }),
  );
  return [...found, make('li', {}, facts)];
}
