import type { DrawId, ResultShape } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { recordAudit } from '../audit/index.ts';
import { byTwo, firstRefusal } from '../operators/index.ts';
import type { Catalogue } from './catalogue.ts';
import { lockDraw, moveDraw } from './draw.store.ts';
import { writtenNumbers } from './entered-numbers.ts';
import {
  createResultEntries,
  type EnteredResult,
  type EnterFailure,
  type ResultEntrant,
} from './result-entries.ts';
import { drawView } from './views.ts';

/** Results of draws that are held elsewhere. This code cannot change a draw of `draw-v1`. */
export interface OutsideResults {
  enter(operator: Operator, entered: EnteredResult): Promise<Outcome<DrawId, EnterFailure>>;
  enterFrom(entrant: ResultEntrant, entered: EnteredResult): Promise<Outcome<DrawId, EnterFailure>>;
  /** Before there is a result: refunds every stake. For any draw. */
  voidDraw(
    operator: Operator,
    order: { drawId: DrawId; reason: string },
  ): Promise<Outcome<DrawId, 'not-found' | 'already-decided'>>;
}

export function createOutsideResults(
  core: Core,
  { live, catalogue }: { readonly live: Live; readonly catalogue: Catalogue },
): OutsideResults {
  const { db } = core;
  const keep = createResultEntries(core, { live, catalogue });

  function enter(operator: Operator, entered: EnteredResult) {
    const entrant = { id: operator.id, name: operator.name, kind: 'person' } as const;
    return db.transaction(async (tx) => {
      const refusal = await firstRefusal(tx, operator.id);
      if (refusal) return refusal;
      const stored = await keep(tx, entrant, entered);
      if (!stored.ok) return stored;
      const { draw, shape, numbers, agreedWith } = stored.value;
      await recordAudit(tx, core, operator, {
        action: agreedWith === null ? 'draw.result-entered' : 'draw.result-agreed',
        subject: draw.id,
        before: written(shape, draw.result),
        after: [
          written(shape, numbers),
          ...(agreedWith === null ? [] : [byTwo(agreedWith, operator.name)]),
        ].join(' · '),
        note: entered.note,
      });
      return done(draw.id);
    });
  }

  function enterFrom(entrant: ResultEntrant, entered: EnteredResult) {
    return db.transaction(async (tx) => {
      const stored = await keep(tx, entrant, entered);
      return stored.ok ? done(stored.value.draw.id) : stored;
    });
  }

  function voidDraw(operator: Operator, { drawId, reason }: { drawId: DrawId; reason: string }) {
    return db.transaction(async (tx) => {
      const draw = await lockDraw(tx, drawId);
      if (!draw) return fail('not-found');
      const { state: from, fence } = draw;
      if (!voidable.has(from))
        return fail('already-decided', { detail: 'The draw has a result or is void.' });
      const voided = await moveDraw(
        tx,
        draw.id,
        { from, to: 'void', fence },
        { void_reason: reason },
      );
      if (!voided) throw new Error(`Draw ${draw.id} changed while its row was held`);
      await recordAudit(tx, core, operator, {
        action: 'draw.voided',
        subject: draw.id,
        before: from,
        after: 'void',
        note: reason,
      });
      await live.publish(tx, 'draw.changed', 'everybody', drawView(voided));
      return done(draw.id);
    });
  }

  return { enter, enterFrom, voidDraw };
}

const voidable: ReadonlySet<string> = new Set(['scheduled', 'open', 'locked', 'drawing']);
function written(shape: ResultShape, numbers: readonly number[] | null): string {
  if (!numbers) return '';
  return writtenNumbers(shape, numbers)
    .map((one) => `${one.prize} ${one.numbers.join(' ') || '—'}`)
    .join(', ');
}
