import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { PlaySymbol, SpinOutcome } from '../src/play-protocol.ts';
import { drawSymbol } from './art/drawings.ts';
import { element, page } from './page-data.ts';
import { contextOf } from './reels.ts';
import { money, number, percent, text } from './texts.ts';

export interface RulesState {
  readonly stake: DecimalAmount;
  readonly nextCommit: string;
  readonly last: SpinOutcome | null;
}

/** Opens the rules: what pays, at the stake of the moment, and what a spin is drawn from. */
export function openRules(state: RulesState): void {
  const dialog = element('rules', HTMLDialogElement);
  const close = make('button', { text: text('close') });
  close.type = 'button';
  close.className = 'plain';
  close.addEventListener('click', () => dialog.close());
  const title = make('h2', { text: text('rulesTitle') });
  title.id = 'rules-title';
  dialog.replaceChildren(
    title,
    payouts(state.stake),
    ...notes(),
    lines(),
    ...fairness(state),
    close,
  );
  dialog.showModal();
}

function payouts(stake: DecimalAmount): HTMLElement {
  const table = make('table', {});
  table.append(make('caption', { text: text('atStake', { amount: money(stake) }) }));
  const head = make(
    'tr',
    {},
    make('th', { text: text('symbol') }),
    ...[5, 4, 3].map((count) => make('th', { text: `× ${number(count)}` })),
  );
  const body = page.game.symbols
    .filter(({ pays }) => pays.some((coins) => coins > 0))
    .map((symbol) => payoutRow(symbol, stake));
  table.append(make('thead', {}, head), make('tbody', {}, ...body));
  return table;
}

function payoutRow(symbol: PlaySymbol, stake: DecimalAmount): HTMLElement {
  const coin = (parseAmount(stake) ?? 0n) / BigInt(page.game.coins);
  const picture = document.createElement('canvas');
  picture.width = 88;
  picture.height = 88;
  drawSymbol(contextOf(picture), symbol.drawing, 88);
  const name = make('th', {}, picture);
  if (symbol.role) name.append(make('small', { text: text(symbol.role) }));
  const cells = symbol.pays
    .toReversed()
    .map((coins) => make('td', { text: money(formatAmount(coin * BigInt(coins))) }));
  return make('tr', {}, name, ...cells);
}

function notes(): HTMLElement[] {
  return [text('wildText'), text('scatterText')].map((note) => make('p', { text: note }));
}

function lines(): HTMLElement {
  const { lines: all } = page.game;
  if (all.length === 0) {
    return make(
      'section',
      {},
      make('h3', { text: text('ways', { count: number(243) }) }),
      make('p', { text: text('waysText') }),
    );
  }
  const list = make('ol', {}, ...all.map((line) => make('li', {}, lineDiagram(line))));
  list.className = 'lines';
  return make(
    'section',
    {},
    make('h3', { text: text('lines') }),
    make('p', { text: text('linesText') }),
    list,
  );
}

function lineDiagram(line: readonly number[]): HTMLElement {
  const picture = document.createElement('canvas');
  picture.width = 100;
  picture.height = 60;
  const canvas = contextOf(picture);
  for (let cell = 0; cell < 15; cell += 1) {
    const [reel, row] = [Math.floor(cell / 3), cell % 3];
    canvas.fillStyle = line[reel] === row ? '#ffd54a' : 'rgb(255 255 255 / 0.14)';
    canvas.fillRect(reel * 20 + 1, row * 20 + 1, 18, 18);
  }
  return picture;
}

function fairness({ nextCommit, last }: RulesState): HTMLElement[] {
  const facts: [string, string][] = [[text('nextCommit'), nextCommit]];
  if (last)
    facts.push(
      [text('lastSeed'), last.proof.serverSeed],
      [text('clientSeed'), last.proof.clientSeed],
    );
  const list = make(
    'dl',
    {},
    ...facts.flatMap(([name, value]) => [make('dt', { text: name }), make('dd', { text: value })]),
  );
  return [
    make('h3', { text: text('rtp', { percent: percent(page.game.rtp) }) }),
    make('p', { text: text('rtpText') }),
    make('h3', { text: text('fair') }),
    list,
  ];
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { text: content }: { text?: string },
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (content !== undefined) made.textContent = content;
  made.append(...children);
  return made;
}
