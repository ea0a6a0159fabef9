import type { CommitLink, DrawId, DrawProof, DrawRecord, ResultVersion } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { beaconProof } from './beacon-proof.ts';
import type { Catalogue } from './catalogue.ts';
import { commitLinks } from './commit-chain.ts';
import { drawById, seedOf, type DrawRow } from './draw.store.ts';
import { externalOf } from './draw-reveal.ts';
import { resultsOf, type ResultTable } from './result.store.ts';
import { drawView } from './views.ts';

export interface CommitPage {
  readonly gameId: string;
  /** Links after this place. */
  readonly place?: number;
  readonly limit?: number;
}

export interface Proofs {
  /**
   * Everything that is needed to compute the draw again; the seed and the beacon's value only after the
   * result.
   */
  proof(drawId: DrawId): Promise<Outcome<DrawProof, 'not-found'>>;
  /** Commits of a game, each linked to the previous one. */
  commitChain(page: CommitPage): Promise<readonly CommitLink[]>;
  /** The public record of a draw, wherever it is held. */
  record(drawId: DrawId): Promise<Outcome<DrawRecord, 'not-found'>>;
}

const linksAtOnce = 1_000;

export function createProofs(
  { db }: Core,
  { catalogue }: { readonly catalogue: Catalogue },
): Proofs {
  async function proof(drawId: DrawId): Promise<Outcome<DrawProof, 'not-found'>> {
    const draw = await drawById(db.read, drawId);
    const shown = draw && (await proofOf(draw));
    return shown ? done(shown) : fail('not-found');
  }

  async function proofOf(draw: DrawRow): Promise<DrawProof | null> {
    const game = await catalogue.gameOf(draw.game_id);
    if (!game || draw.origin !== 'draw-v1') return null;
    const value = draw.beacon_value;
    return {
      draw: drawView(draw),
      algorithm: 'draw-v1',
      family: game.drawFamily,
      commit: draw.commit_hash ?? '',
      serverSeed: draw.result ? ((await seedOf(db.read, draw.id)) ?? null) : null,
      external: value === null ? null : externalOf(draw, value),
      beacon: await beaconProof(db.read, draw),
    };
  }

  async function record(drawId: DrawId): Promise<Outcome<DrawRecord, 'not-found'>> {
    const draw = await drawById(db.read, drawId);
    if (!draw) return fail('not-found');
    const [results, shown] = await Promise.all([resultsOf(db.read, [draw.id]), proofOf(draw)]);
    return done({ draw: drawView(draw), proof: shown, ...recordOf(draw, results) });
  }

  return {
    proof,
    commitChain: ({ gameId, place = 0, limit = linksAtOnce }) =>
      commitLinks(db.read, { gameId, place, limit }),
    record,
  };
}

export function recordOf(
  { origin, seal_hash: hash, seal_lines: lines }: DrawRow,
  results: readonly ResultTable[],
): Omit<DrawRecord, 'draw' | 'proof'> {
  return {
    origin,
    seal: hash === null ? null : { hash, lines: Number(lines ?? 0n) },
    results: results.map(versionView),
  };
}

const agreedBy = { person: 'two-persons', source: 'two-sources' } as const;

function versionView(row: ResultTable): ResultVersion {
  return {
    version: row.version,
    numbers: row.numbers,
    voidPrizes: row.void_prizes,
    agreedBy: row.entry_kind === null ? 'draw-v1' : agreedBy[row.entry_kind],
    writtenAt: row.written_at.toISOString(),
  };
}
