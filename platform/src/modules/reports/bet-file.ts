import type { BetInput, Language } from '@croupier/contracts';
import { csvLine } from '../../http/csv-line.ts';
import type { Member } from '../identity/index.ts';
import type { BetRecord } from './bet-record.ts';

const readAtOnce = 100;
const columns = [
  'placedAt',
  'category',
  'vendor',
  'game',
  'draw or round',
  'stake',
  'win',
  'state',
  'currency',
  'id',
];

/** The betting record as CSV lines, read page by page while it is sent. The span is checked before. */
export async function* betLines(
  record: BetRecord,
  member: Pick<Member, 'id' | 'currency'>,
  { language, ...filter }: BetInput & { readonly language: Language },
): AsyncGenerator<string> {
  yield csvLine(columns);
  let before: string | null = null;
  do {
    const page = await record.bets(member, {
      ...filter,
      limit: readAtOnce,
      ...(before === null ? {} : { before }),
    });
    if (!page.ok) return;
    for (const { id, category, vendorName, gameName, ticket, round, ...bet } of page.value.rows)
      yield csvLine([
        bet.placedAt,
        category,
        vendorName,
        gameName[language],
        ticket?.numero ?? round?.providerRound ?? '',
        bet.stake,
        bet.win,
        bet.state,
        member.currency,
        id,
      ]);
    before = page.value.next;
  } while (before !== null);
}
