import type { BannerDraft, BannerGroup, BannerId, AdminBanner } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../operators/index.ts';
import {
  addBanner,
  bannersOfBrand,
  lockBanner,
  lockGroup,
  placeBanners,
  seedBanner,
  removedBanners,
  writeBanner,
} from './banners.store.ts';
import type { BannerRow } from './content.store.ts';
import { changeOf } from './audit-change.ts';
import { noBrand, editConflict, type EditContext, type ContentAdminUses } from './admin-uses.ts';
import { lacksTranslation, ownLanguage } from './own-language.ts';

type Failure = 'not-found' | 'version-conflict' | 'invalid-input';

export interface BannersPanel {
  list(brand: string): Promise<readonly AdminBanner[]>;
  save(
    saved: EditContext & { readonly bannerId: BannerId | null; readonly draft: BannerDraft },
    operator: Operator,
  ): Promise<Outcome<AdminBanner, Failure>>;
  remove(
    removed: EditContext & { readonly bannerId: BannerId },
    operator: Operator,
  ): Promise<Outcome<void, 'not-found' | 'version-conflict'>>;
  /** Recently removed banners, the latest first. */
  removed(brand: string): Promise<readonly AdminBanner[]>;
  /** Restores a removed banner to its position. */
  restore(
    restored: EditContext & { readonly bannerId: BannerId },
    operator: Operator,
  ): Promise<Outcome<AdminBanner, 'not-found' | 'version-conflict'>>;
  order(ordered: Ordered, operator: Operator): Promise<Outcome<void, 'version-conflict'>>;
  /** Adds a seed banner; an existing one keeps the operators' changes. */
  seed(banner: SeededBanner): Promise<void>;
}

interface Ordered {
  readonly brand: string;
  readonly groupName: BannerGroup;
  readonly order: readonly BannerId[];
}

export interface SeededBanner {
  readonly bannerId: BannerId;
  readonly brand: string;
  readonly position: number;
  readonly draft: BannerDraft;
}

/** Admin functions for banners: write, order, remove and restore. */
export function createBannersAdmin({ core, live, onChange }: ContentAdminUses): BannersPanel {
  const { db, ids, clock } = core;

  /** Runs a change; open pages receive an event after the commit. */
  async function change<Value, F extends Failure>(
    brand: string,
    work: (tx: Tx) => Promise<Outcome<Value, F>>,
  ): Promise<Outcome<Value, F>> {
    const changed = await db.transaction(async (tx) => {
      const outcome = await work(tx);
      if (outcome.ok) await live.publish(tx, 'site.changed', { brand }, { brand });
      return outcome;
    });
    onChange();
    return changed;
  }

  async function add(tx: Tx, brand: string, draft: BannerDraft): Promise<BannerRow> {
    return addBanner(tx, { ...rowOf(draft), id: ids.next('bnr'), brand, revision: 1 });
  }

  return {
    list: async (brand) => (await bannersOfBrand(db.read, brand)).map(viewOf),

    save: ({ brand, bannerId, revision, note, draft }, operator) =>
      change(brand, async (tx): Promise<Outcome<AdminBanner, Failure>> => {
        const own = await ownLanguage(tx, brand);
        if (!own) return noBrand(brand);
        const lacking = lacksTranslation(draft.words, own, 'draft.words');
        if (lacking) return lacking;
        const before =
          bannerId && (await lockBanner(tx, { brand, id: bannerId, isRemoved: false }));
        if (bannerId && !before) return noBanner;
        if ((before?.revision ?? 0) !== revision) return editConflict;
        const after = before
          ? await writeBanner(tx, before.id, { ...rowOf(draft), revision: revision + 1 })
          : await add(tx, brand, draft);
        await recordAudit(tx, core, operator, {
          action: 'content.banner-saved',
          subject: `${brand}/${after.id}`,
          ...changeOf(before ? draftOf(before) : {}, draftOf(after)),
          note,
        });
        return done(viewOf(after));
      }),

    remove: ({ brand, bannerId, revision, note }, operator) =>
      change(brand, async (tx): Promise<Outcome<void, 'not-found' | 'version-conflict'>> => {
        const before = await lockBanner(tx, { brand, id: bannerId, isRemoved: false });
        if (!before) return noBanner;
        if (before.revision !== revision) return editConflict;
        await writeBanner(tx, bannerId, { removed_at: clock.now(), revision: revision + 1 });
        await recordAudit(tx, core, operator, {
          action: 'content.banner-removed',
          subject: `${brand}/${bannerId}`,
          ...changeOf(draftOf(before), {}),
          note,
        });
        return done(undefined);
      }),

    removed: async (brand) => (await removedBanners(db.read, brand)).map(viewOf),

    restore: ({ brand, bannerId, revision, note }, operator) =>
      change(brand, async (tx): Promise<Outcome<AdminBanner, 'not-found' | 'version-conflict'>> => {
        const before = await lockBanner(tx, { brand, id: bannerId, isRemoved: true });
        if (!before) return noBanner;
        if (before.revision !== revision) return editConflict;
        const changes = { removed_at: null, revision: revision + 1 };
        const after = await writeBanner(tx, bannerId, changes);
        await recordAudit(tx, core, operator, {
          action: 'content.banner-restored',
          subject: `${brand}/${bannerId}`,
          ...changeOf({}, draftOf(after)),
          note,
        });
        return done(viewOf(after));
      }),

    order: ({ brand, groupName, order }, operator) =>
      change(brand, async (tx): Promise<Outcome<void, 'version-conflict'>> => {
        const before = await lockGroup(tx, brand, groupName);
        if (before.toSorted().join() !== order.toSorted().join()) return editConflict;
        if (before.join() === order.join()) return done(undefined);
        await placeBanners(tx, order);
        await recordAudit(tx, core, operator, {
          action: 'content.banners-ordered',
          subject: `${brand}/${groupName}`,
          before: before.join('\n'),
          after: order.join('\n'),
          note: '',
        });
        return done(undefined);
      }),

    seed: ({ bannerId, brand, position, draft }) =>
      db.transaction((tx) =>
        seedBanner(tx, { ...rowOf(draft), id: bannerId, brand, position, revision: 1 }),
      ),
  };
}

const noBanner = fail('not-found', {
  detail: 'This banner is not there any more. Look at the list again.',
});

function rowOf({ groupName, linkage, words, startsAt, endsAt, enabled, art }: BannerDraft) {
  return {
    group_name: groupName,
    enabled,
    art,
    linkage: linkage && JSON.stringify(linkage),
    words: JSON.stringify(words),
    starts_at: new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
  };
}

function draftOf({ group_name, linkage, words, starts_at, ends_at, enabled, art }: BannerRow) {
  return {
    groupName: group_name,
    enabled,
    art,
    linkage,
    words,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at?.toISOString() ?? null,
  } satisfies BannerDraft;
}

function viewOf(row: BannerRow): AdminBanner {
  return { ...draftOf(row), bannerId: row.id, revision: row.revision };
}
