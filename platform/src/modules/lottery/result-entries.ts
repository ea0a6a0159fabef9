import {
  drawShapes,
  type DrawId,
  type EnteredPrize,
  type OperatorId,
  type ResultShape,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Live } from '../live/index.ts';
import { partnerOf } from '../operators/index.ts';
import type { Catalogue } from './catalogue.ts';
import { lockDraw, type DrawRow } from './draw.store.ts';
import { readEntered, type EnteredNumbers } from './entered-numbers.ts';
import {
  entriesOf,
  putEntry,
  writeAgreed,
  type EntrantKind,
  type ResultEntryTable,
} from './result.store.ts';
import { drawView } from './views.ts';

/** A person or source that enters numbers. */
export interface ResultEntrant {
  /** For example `opr_…` or `source:vn-a`: two entrants of one kind must agree. */
  readonly id: string;
  readonly name: string;
  readonly kind: EntrantKind;
}

export interface EnteredResult {
  readonly drawId: DrawId;
  readonly prizes: readonly EnteredPrize[];
  readonly note: string;
}

export type EnterFailure =
  | 'not-found'
  | 'invalid-input'
  | 'draw-not-held'
  | 'already-decided'
  | 'second-person-needed';

export interface StoredEntry {
  readonly draw: DrawRow;
  readonly shape: ResultShape;
  readonly numbers: readonly number[];
  /** Who had entered the same before; `null` while the entry waits for another. */
  readonly agreedWith: string | null;
}

interface Entry extends EnteredNumbers {
  readonly entrant: ResultEntrant;
  readonly version: number;
  readonly note: string;
}

const held: ReadonlySet<string> = new Set(['drawing', 'resulted', 're-resulted', 'settled']);

/** Stores entered numbers, and the result once two entrants of one kind agree. */
export function createResultEntries(
  core: Core,
  { live, catalogue }: { readonly live: Live; readonly catalogue: Catalogue },
) {
  const { clock } = core;

  /** One transaction under the lock of the draw's row, so that the second entry sees the first. */
  async function keep(
    tx: Tx,
    entrant: ResultEntrant,
    { drawId, prizes, note }: EnteredResult,
  ): Promise<Outcome<StoredEntry, EnterFailure>> {
    const draw = await lockDraw(tx, drawId);
    if (draw?.origin !== 'outside') return fail('not-found');
    if (!isHeld(draw))
      return fail('draw-not-held', { detail: 'Enter the numbers once the draw was held.' });
    const shape = await shapeOf(draw, catalogue);
    const read = readEntered(shape, prizes);
    if (!read.ok) return read;
    if (draw.result?.join() === read.value.numbers.join())
      return fail('already-decided', { detail: 'The draw has this result already.' });
    const version = draw.result_version + 1;
    await putEntry(tx, {
      draw_id: draw.id,
      version,
      entered_by: entrant.id,
      entered_name: entrant.name,
      kind: entrant.kind,
      numbers: read.value.numbers,
      note,
      entered_at: clock.now(),
    });
    const agreedWith = await agree(tx, draw, { entrant, version, note, ...read.value });
    return done({ draw, shape, numbers: read.value.numbers, agreedWith });
  }

  /** The result is valid as soon as another entrant of the same kind has entered the same numbers. */
  async function agree(
    tx: Tx,
    draw: DrawRow,
    { entrant, version, note, numbers, voidPrizes }: Entry,
  ): Promise<string | null> {
    const entries = await entriesOf(tx, [draw.id]);
    const others = entries.filter(
      (entry) =>
        entry.version === version &&
        entry.kind === entrant.kind &&
        entry.entered_by !== entrant.id &&
        entry.numbers.join() === numbers.join(),
    );
    const other = await otherOf(tx, core, entrant, others);
    if (!other) return null;
    const resulted = await writeAgreed(tx, draw, {
      version,
      numbers,
      voidPrizes,
      kind: entrant.kind,
      entrants: [other.id, entrant.id],
      reason: note,
      at: clock.now(),
    });
    await live.publish(tx, 'draw.changed', 'everybody', drawView(resulted));
    return other.name;
  }

  return keep;
}

const operatorId = (id: string) => id as OperatorId;

function isHeld({ state }: DrawRow): boolean {
  return held.has(state);
}

/** The shape of a draw's numbers. */
async function shapeOf({ id, game_id }: DrawRow, catalogue: Catalogue): Promise<ResultShape> {
  const game = await catalogue.gameOf(game_id);
  if (!game) throw new Error(`Draw ${id} is of a game that is not defined: ${game_id}`);
  return drawShapes[game.drawFamily];
}

/**
 * For an entry of a source, any other source; for an entry of an operator, another operator who counts as a
 * second person. Without one, the entry waits.
 */
async function otherOf(
  tx: Tx,
  core: Core,
  { id, kind }: ResultEntrant,
  entries: readonly ResultEntryTable[],
): Promise<{ readonly id: string; readonly name: string } | null> {
  const others = entries.map(({ entered_by, entered_name }) => ({
    id: entered_by,
    name: entered_name,
  }));
  if (kind !== 'person') return others[0] ?? null;
  const earlier = others.map((one) => ({ ...one, id: operatorId(one.id) }));
  const partner = await partnerOf(tx, core, { earlier, operator: operatorId(id) });
  return partner && 'code' in partner ? null : partner;
}
