import type { Language, StatementEntry } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { spanOf, type FileSpan, type Wallet } from '../wallet/index.ts';
import { statementPage, type StatementFacts } from './statement-page.ts';
import { createTypesetter } from './typesetter.ts';

export interface Statements {
  /** The member's statement as a PDF document, at most one year. */
  pdf(
    member: Member,
    query: FileSpan & { readonly language: Language },
  ): Promise<Outcome<Buffer, 'invalid-input' | 'not-found'>>;
}

export interface StatementsUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly ledger: Pick<Ledger, 'balanceAt'>;
  readonly wallet: Pick<Wallet, 'statement'>;
}

/** Setting more rows would keep the node from answering for too long; the CSV file has no limit. */
const rowsAtMost = 1_000;
const readAtOnce = 500;

export function createStatements(
  { clock }: Pick<Core, 'clock'>,
  { brands, ledger, wallet }: StatementsUses,
): Statements {
  const typesetter = createTypesetter();

  async function entriesIn(
    member: Pick<Member, 'id'>,
    span: { from: string; to: string },
  ): Promise<Pick<StatementFacts, 'entries' | 'isPart'>> {
    const entries: StatementEntry[] = [];
    let before: string | null = null;
    do {
      const page = await wallet.statement(member, {
        ...span,
        limit: readAtOnce,
        ...(before === null ? {} : { before }),
      });
      if (!page.ok) throw new Error(`the statement was refused: ${page.code}`);
      entries.push(...page.value.rows);
      before = page.value.next;
    } while (before !== null && entries.length < rowsAtMost);
    const isPart = before !== null || entries.length > rowsAtMost;
    return { entries: entries.slice(0, rowsAtMost), isPart };
  }

  return {
    async pdf(member, { language, ...query }) {
      const now = clock.now();
      const span = spanOf(query, now);
      if (!span.ok) return span;
      const brand = await brands.byCode(member.brand);
      if (!brand) return fail('not-found', { detail: 'This brand is no longer served.' });
      const [from, to] = [span.value.from ?? now, span.value.to ?? now];
      const read = await entriesIn(member, { from: from.toISOString(), to: to.toISOString() });
      const balanceUnits = await ledger.balanceAt(accounts.cash(member.id), {
        currency: member.currency,
        time: to,
      });
      const facts = { brand, account: member.account, language, from, to, now, balanceUnits };
      return done(await typesetter.pdf(statementPage({ ...facts, ...read })));
    },
  };
}
