import {
  languages,
  type DeskHelpEntry,
  type InLanguages,
  type NoticeWords,
} from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { keepDeed } from '../operators/index.ts';
import type { HelpRow } from './content.store.ts';
import { changeOf } from './deed.ts';
import { noBrand, overtaken, type Considered, type DeskUses } from './desk-uses.ts';
import { addHelp, dropHelp, helpOfBrand, lockHelp, placeHelp } from './help.store.ts';
import { lacksOwnWords, ownLanguage } from './own-language.ts';

type Failure = 'not-found' | 'version-conflict' | 'invalid-input';
type Words = InLanguages<NoticeWords>;

export interface HelpDesk {
  list(brand: string): Promise<readonly DeskHelpEntry[]>;
  save(
    saved: Considered & { readonly slug: string; readonly words: Words },
    operator: Operator,
  ): Promise<Outcome<DeskHelpEntry, Failure>>;
  remove(
    removed: Considered & { readonly slug: string },
    operator: Operator,
  ): Promise<Outcome<void, Failure>>;
  order(
    ordered: { readonly brand: string; readonly order: readonly string[] },
    operator: Operator,
  ): Promise<Outcome<void, 'version-conflict'>>;
  /** Adds what the help of a brand does not have yet; what operators wrote stays. */
  plant(entries: readonly Omit<HelpRow, 'revision'>[]): Promise<void>;
}

/** Pages link to it by name. */
const termsSlug = 'term';

/** The help centre as operators write it. */
export function createHelpDesk({ core, onChange }: DeskUses): HelpDesk {
  const { db } = core;

  return {
    list: async (brand) => entriesOf(await helpOfBrand(db.read, brand)),

    async save({ brand, slug, revision, note, words }, operator) {
      const saved = await db.transaction(async (tx): Promise<Outcome<DeskHelpEntry, Failure>> => {
        const own = await ownLanguage(tx, brand);
        if (!own) return noBrand(brand);
        const lacking = lacksOwnWords(words, own, 'words');
        if (lacking) return lacking;
        const rows = await lockHelp(tx, brand);
        const before = entriesOf(rows).find((entry) => entry.slug === slug);
        if ((before?.revision ?? 0) !== revision) return overtaken;
        const position =
          rows.find((row) => row.slug === slug)?.position ?? (rows.at(-1)?.position ?? 0) + 1;
        await dropHelp(tx, brand, slug);
        await addHelp(tx, rowsOf(words, { brand, slug, position }), revision + 1);
        await keepDeed(tx, core, operator, {
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
        const before = entriesOf(await lockHelp(tx, brand)).find((entry) => entry.slug === slug);
        if (!before) return noEntry;
        if (before.revision !== revision) return overtaken;
        await dropHelp(tx, brand, slug);
        await keepDeed(tx, core, operator, {
          action: 'content.help-removed',
          subject: `${brand}/${slug}`,
          ...changeOf(before.words, {}),
          note,
        });
        return done(undefined);
      }),

    order: ({ brand, order }, operator) =>
      db.transaction(async (tx): Promise<Outcome<void, 'version-conflict'>> => {
        const before = entriesOf(await lockHelp(tx, brand)).map(({ slug }) => slug);
        if (before.toSorted().join() !== order.toSorted().join()) return overtaken;
        if (before.join() === order.join()) return done(undefined);
        await placeHelp(tx, brand, order);
        await keepDeed(tx, core, operator, {
          action: 'content.help-ordered',
          subject: `${brand}/help`,
          before: before.join('\n'),
          after: order.join('\n'),
          note: '',
        });
        return done(undefined);
      }),

    plant: (entries) => db.transaction((tx) => addHelp(tx, entries)),
  };
}

const termsStay = fail('invalid-input', {
  detail: 'The terms of use can be changed but not removed: the site links to them.',
});
const noEntry = fail('not-found', {
  detail: 'This entry is not there any more. Look at the list again.',
});

function rowsOf(
  words: Words,
  place: Pick<HelpRow, 'brand' | 'slug' | 'position'>,
): readonly Omit<HelpRow, 'revision'>[] {
  return languages.flatMap((language) => {
    const said = words[language];
    return said ? [{ ...place, language, ...said }] : [];
  });
}

/** Rows of an order, those of one entry together. */
function entriesOf(rows: readonly HelpRow[]): readonly DeskHelpEntry[] {
  const entries = new Map<string, DeskHelpEntry>();
  for (const { slug, language, title, content, revision } of rows) {
    const known = entries.get(slug)?.words ?? {};
    entries.set(slug, { slug, revision, words: { ...known, [language]: { title, content } } });
  }
  return [...entries.values()];
}
