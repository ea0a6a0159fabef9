import { useClient } from '@croupier/client';
import type { Raffle, RaffleEntry } from '@croupier/contracts';
import type { RaffleCheck } from '@croupier/contracts/raffle-draw';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Icon } from '@croupier/ui';
import { useState } from 'react';
import { frozenList } from '../../api/raffles.ts';
import { checkHeldRaffle } from './held-raffle-check.ts';
import styles from './raffles.module.css';

type Found =
  | { readonly state: 'idle' | 'working' | 'impossible' }
  | {
      readonly state: 'found';
      readonly check: RaffleCheck | null;
      readonly entries: readonly RaffleEntry[];
    };

/** Everything that is needed to compute the draw again, and a button that does it in this browser. */
export function RaffleCheckView({ raffle }: { raffle: Raffle }) {
  const { t } = useTexts('mfe-promo');
  const { proof } = raffle;
  const values = [
    ['commit', proof.commit],
    ['seal', proof.seal],
    ['seed', proof.serverSeed],
    ['beacon', proof.beacon?.value ?? null],
  ] as const;
  return (
    <details className={styles.proof}>
      <summary>{t('raffle.proof')}</summary>
      <p className={styles.note}>{t('raffle.proof-text')}</p>
      <dl className={styles.values}>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`raffle.value.${name}`)}</dt>
            <dd>
              <code dir="ltr">{value ?? '—'}</code>
            </dd>
          </div>
        ))}
      </dl>
      {proof.seal !== null && <Check raffle={raffle} />}
    </details>
  );
}

function Check({ raffle }: { raffle: Raffle }) {
  const { t } = useTexts('mfe-promo');
  const client = useClient();
  const [found, setFound] = useState<Found>({ state: 'idle' });

  async function run(): Promise<void> {
    setFound({ state: 'working' });
    try {
      const entries = await frozenList(client, raffle.id);
      setFound({ state: 'found', check: await checkHeldRaffle(raffle.proof, entries), entries });
    } catch {
      setFound({ state: 'impossible' });
    }
  }

  return (
    <>
      <div>
        <Button icon="shield" isBusy={found.state === 'working'} onClick={() => void run()}>
          {t('raffle.check')}
        </Button>
      </div>
      <div role="status">
        {found.state === 'impossible' && <p>{t('raffle.impossible')}</p>}
        {found.state === 'found' && found.check && <Verdict check={found.check} />}
      </div>
      {found.state === 'found' && <Entries entries={found.entries} />}
    </>
  );
}

const parts = ['isCommitKept', 'isSealKept', 'isWhole', 'isBeaconKept', 'isDrawEqual'] as const;

function Verdict({ check }: { check: RaffleCheck }) {
  const { t } = useTexts('mfe-promo');
  return (
    <>
      <p className={styles.verdict}>
        <Icon name={check.isFair ? 'shield' : 'alert'} />
        <strong>{t(check.isFair ? 'raffle.is-fair' : 'raffle.is-unfair')}</strong>
      </p>
      <ul className={styles.lines}>
        {parts.map((part) => (
          <li key={part}>
            {t(`raffle.part.${part}`)}{' '}
            <Badge tone={check[part] ? 'positive' : 'negative'}>
              {t(check[part] ? 'raffle.yes' : 'raffle.no')}
            </Badge>
          </li>
        ))}
      </ul>
    </>
  );
}

/** More entries are in the answer of the call, for other tools. */
const shownLines = 200;

function Entries({ entries }: { entries: readonly RaffleEntry[] }) {
  const { t, formats } = useTexts('mfe-promo');
  return (
    <details>
      <summary>{t('raffle.list', { lines: formats.number(entries.length) })}</summary>
      <pre className={styles.list} dir="ltr">
        {entries
          .slice(0, shownLines)
          .map(({ first, tickets, holder }) => `${first}|${tickets}|${holder}`)
          .join('\n')}
      </pre>
    </details>
  );
}
