import type { ContractKind, Language } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Live } from '../live/index.ts';
import type { NamedContract } from './contracts.store.ts';
import { contractTexts, kindNames, type ContractMessage } from './contract-message-texts.ts';

export interface MessageUses {
  readonly inbox: Pick<Inbox, 'notify'>;
  readonly live: Pick<Live, 'publish'>;
}

/** Sends one party a message about a contract, and makes the open pages of both parties reload. */
export async function announce(
  tx: Tx,
  { inbox, live }: MessageUses,
  contract: NamedContract,
  { message, to, key }: { message: ContractMessage; to: 'agent' | 'upline'; key: string },
): Promise<void> {
  const { brand, agent_id: agent, upline_id: upline, kind } = contract;
  for (const member of [agent, ...(upline ? [upline] : [])])
    await live.publish(tx, 'agent-contract.changed', { member }, { kind });
  const [member, account] = to === 'agent' ? [agent, contract.agent] : [upline, contract.upline];
  if (member === null || account === null) return;
  const other = to === 'agent' ? contract.upline : contract.agent;
  const words = wordsOf(message, { kind, other, version: contract.version });
  await inbox.notify(tx, { brand, member, account, words, key });
}

interface Values {
  readonly kind: ContractKind;
  /** `null`: the house. */
  readonly other: string | null;
  readonly version: number;
}

const languages = ['en', 'bn', 'es', 'ar'] as const satisfies readonly Language[];

function wordsOf(message: ContractMessage, { kind, other, version }: Values) {
  const words = (language: Language) => {
    const texts = contractTexts[language];
    const fill = (text: string) =>
      text
        .replaceAll('{{kind}}', kindNames[language][kind])
        .replaceAll('{{other}}', other ?? texts.house)
        .replaceAll('{{version}}', String(version));
    const { title, text } = texts.messages[message];
    return { title: fill(title), text: fill(text) };
  };
  const [en, bn, es, ar] = languages.map(words);
  return { ...(en && { en }), ...(bn && { bn }), ...(es && { es }), ...(ar && { ar }) };
}
