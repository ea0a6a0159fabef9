import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { ModuleSettings, ReleaseManifest } from '@croupier/contracts';
import type { ReleaseFacts } from '@croupier/contracts/release';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    module_releases: {
      readonly module: string;
      readonly version: string;
      readonly manifest: ColumnType<ReleaseManifest, string, never>;
      readonly facts: ColumnType<ReleaseFacts | null, string, never>;
      readonly digest: string;
      readonly bytes: bigint;
      readonly released_at: Date;
    };
    module_placements: PlacementTable;
  }
}

interface PlacementTable {
  readonly brand: string;
  readonly module: string;
  readonly is_enabled: boolean;
  readonly version: Generated<string | null>;
  readonly revision: Generated<number>;
  readonly canary_version: Generated<string | null>;
  readonly canary_percent: Generated<number>;
  readonly canary_since: Generated<Date | null>;
  readonly withdrawn_version: Generated<string | null>;
  readonly withdrawn_at: Generated<Date | null>;
  readonly settings: ColumnType<ModuleSettings, string | undefined, string>;
}

export type PlacementRow = Selectable<PlacementTable>;

export interface ReleaseRow {
  readonly module: string;
  readonly version: string;
  readonly bytes: bigint;
  readonly released_at: Date;
}

export interface NewRelease extends ReleaseRow {
  readonly manifest: ReleaseManifest;
  readonly facts: ReleaseFacts;
  readonly digest: string;
}

export function registryStore(read: Kysely<Tables>) {
  return {
    /** Those released last first, without their manifests. */
    releases: (): Promise<ReleaseRow[]> =>
      read
        .selectFrom('module_releases')
        .select(['module', 'version', 'bytes', 'released_at'])
        .orderBy('module')
        .orderBy('released_at', 'desc')
        .orderBy('version', 'desc')
        .execute(),

    placements: (): Promise<PlacementRow[]> =>
      read.selectFrom('module_placements').selectAll().execute(),

    async release(module: string, version: string) {
      const row = await read
        .selectFrom('module_releases')
        .select(['manifest', 'facts', 'digest'])
        .where('module', '=', module)
        .where('version', '=', version)
        .executeTakeFirst();
      return row ?? null;
    },

    /** `false` if the version exists. Waits for another transaction that adds the same version. */
    async addRelease(tx: Tx, { manifest, facts, ...row }: NewRelease): Promise<boolean> {
      const made = await tx
        .insertInto('module_releases')
        .values({ ...row, manifest: JSON.stringify(manifest), facts: JSON.stringify(facts) })
        .onConflict((on) => on.doNothing())
        .returning('version')
        .executeTakeFirst();
      return made !== undefined;
    },

    /** Of local builds, the one that came last is the newest. */
    async dateRelease(module: string, version: string, now: Date): Promise<void> {
      await read
        .updateTable('module_releases')
        .set({ released_at: now })
        .where('module', '=', module)
        .where('version', '=', version)
        .execute();
    },

    /** `false` if the brand has a placement of the module. */
    async addPlacement(
      db: Kysely<Tables> | Tx,
      cell: Pick<PlacementRow, 'brand' | 'module' | 'is_enabled'>,
    ): Promise<boolean> {
      const made = await db
        .insertInto('module_placements')
        .values({ ...cell, revision: 0 })
        .onConflict((on) => on.doNothing())
        .returning('module')
        .executeTakeFirst();
      return made !== undefined;
    },

    /**
     * All placements of a brand, locked: a change sees all other placements, and they cannot change
     * meanwhile.
     */
    lockPlacements: (tx: Tx, brand: string): Promise<PlacementRow[]> =>
      tx
        .selectFrom('module_placements')
        .selectAll()
        .where('brand', '=', brand)
        .orderBy('module')
        .forUpdate()
        .execute(),

    async changePlacement(
      tx: Tx,
      { brand, module, settings, ...changes }: PlacementRow,
    ): Promise<void> {
      await tx
        .updateTable('module_placements')
        .set({ ...changes, settings: JSON.stringify(settings) })
        .where('brand', '=', brand)
        .where('module', '=', module)
        .execute();
    },
  };
}

export type RegistryStore = ReturnType<typeof registryStore>;
