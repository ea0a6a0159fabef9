import {
  languages,
  type AdminHelpEntry,
  type InLanguages,
  type NoticeWords,
} from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../operators/index.ts';
import { mostRemoved, type HelpRow, type HelpWords } from './content.store.ts';
import { changeOf } from './audit-change.ts';
import { noBrand, editConflict, type EditContext, type ContentAdminUses } from './admin-uses.ts';
import {
  addHelp,
  dropHelp,
  helpOfBrand,
  lockHelp,
  placeHelp,
  removedHelp,
  writeHelp,
} from './help.store.ts';
import { lacksTranslation, ownLanguage } from './own-language.ts';

type Failure = 'not-found' | 'version-conflict' | 'invalid-input';
type Chosen = EditContext & { readonly slug: string };
type Words = InLanguages<NoticeWords>;

export interface HelpAdmin {
  list(brand: string): Promise<readonly AdminHelpEntry[]>;
  save(
    saved: Chosen & { readonly words: Words },
    operator: Operator,
  ): Promise<Outcome<AdminHelpEntry, Failure>>;
  remove(removed: Chosen, operator: Operator): Promise<Outcome<void, Failure>>;
  /** Recently removed entries, the latest first. */
  removed(brand: string): Promise<readonly AdminHelpEntry[]>;
  /** Restores a removed entry to its position. */
  restore(
    restored: Chosen,
    operator: Operator,
  ): Promise<Outcome<AdminHelpEntry, 'not-found' | 'version-conflict'>>;
  order(
    ordered: { readonly brand: string; readonly order: readonly string[] },
    operator: Operator,
  ): Promise<Outcome<void, 'version-conflict'>>;
  /** Adds missing seed entries of a brand's help; texts that operators wrote are not changed. */
  seed(entries: readonly HelpWords[]): Promise<void>;
}

/** Pages link to this entry by name. */
const termsSlug = 'term';

/** Admin functions for the help centre. */
export function createHelpAdmin({ core, onChange }: ContentAdminUses): HelpAdmin {
  const { db, clock } = core;

  return {
    list: async (brand) => entriesOf(await helpOfBrand(db.read, brand)),

    async save({ brand, slug, revision, note, words }, operator) {
      const saved = await db.transaction(async (tx): Promise<Outcome<AdminHelpEntry, Failure>> => {
        const own = await ownLanguage(tx, brand);
        if (!own) return noBrand(brand);
        const lacking = lacksTranslation(words, own, 'words');
        if (lacking) return lacking;
        const rows = await lockHelp(tx, brand);
        const before = entriesOf(rows.filter(isLive)).find((entry) => entry.slug === slug);
        if ((before?.revision ?? 0) !== revision) return editConflict;
        const position =
          rows.find((row) => row.slug === slug)?.position ?? (rows.at(-1)?.position ?? 0) + 1;
        await dropHelp(tx, brand, slug);
        await addHelp(tx, rowsOf(words, { brand, slug, position }), revision + 1);
        await recordAudit(tx, core, operator, {
          action: 'content.help-saved',
          subject: `${brand}/${slug}`,
          ...changeOf(before?.words ?? {}, words),
          note,
        });
        return done({ slug, words, revision: revision + 1 });
      });
      onChange();
      return saved;
    },

    remove: ({ brand, slug, revision, note }, operator) =>
      db.transaction(async (tx): Promise<Outcome<void, Failure>> => {
        if (slug === termsSlug) return termsStay;
        const rows = (await lockHelp(tx, brand)).filter(isLive);
        const before = entriesOf(rows).find((entry) => entry.slug === slug);
        if (!before) return noEntry;
        if (before.revision !== revision) return editConflict;
        await writeHelp(tx, { brand, slug, revision: revision + 1, removed_at: clock.now() });
        await recordAudit(tx, core, operator, {
          action: 'content.help-removed',
          subject: `${brand}/${slug}`,
          ...changeOf(before.words, {}),
          note,
        });
        return done(undefined);
      }),

    removed: async (brand) => entriesOf(await removedHelp(db.read, brand)).slice(0, mostRemoved),

    restore: ({ brand, slug, revision, note }, operator) =>
      db.transaction(
        async (tx): Promise<Outcome<AdminHelpEntry, 'not-found' | 'version-conflict'>> => {
          const rows = (await lockHelp(tx, brand)).filter((row) => !isLive(row));
          const before = entriesOf(rows).find((entry) => entry.slug === slug);
          if (!before) return noEntry;
          if (before.revision !== revision) return editConflict;
          const after = { ...before, revision: revision + 1 };
          await writeHelp(tx, { brand, slug, revision: after.revision, removed_at: null });
          await recordAudit(tx, core, operator, {
            action: 'content.help-restored',
            subject: `${brand}/${slug}`,
            ...changeOf({}, after.words),
            note,
          });
          return done(after);
        },
      ),

    order: ({ brand, order }, operator) =>
      db.transaction(async (tx): Promise<Outcome<void, 'version-conflict'>> => {
        const rows = (await lockHelp(tx, brand)).filter(isLive);
        const before = entriesOf(rows).map(({ slug }) => slug);
        if (before.toSorted().join() !== order.toSorted().join()) return editConflict;
        if (before.join() === order.join()) return done(undefined);
        await placeHelp(tx, brand, order);
        await recordAudit(tx, core, operator, {
          action: 'content.help-ordered',
          subject: `${brand}/help`,
          before: before.join('\n'),
          after: order.join('\n'),
          note: '',
        });
        return done(undefined);
      }),

    seed: (entries) => db.transaction((tx) => addHelp(tx, entries)),
  };
}

const termsStay = fail('invalid-input', {
  detail: 'The terms of use can be changed but not removed: the site links to them.',
});
const noEntry = fail('not-found', {
  detail: 'This entry is not there any more. Look at the list again.',
});

const isLive = ({ removed_at }: HelpRow) => removed_at === null;

function rowsOf(
  words: Words,
  place: Pick<HelpRow, 'brand' | 'slug' | 'position'>,
): readonly HelpWords[] {
  return languages.flatMap((language) => {
    const said = words[language];
    return said ? [{ ...place, language, ...said }] : [];
  });
}

/** Rows in their order, grouped by entry. */
function entriesOf(rows: readonly HelpRow[]): readonly AdminHelpEntry[] {
  const entries = new Map<string, AdminHelpEntry>();
  for (const { slug, language, title, content, revision } of rows) {
    const known = entries.get(slug)?.words ?? {};
    entries.set(slug, { slug, revision, words: { ...known, [language]: { title, content } } });
  }
  return [...entries.values()];
}
