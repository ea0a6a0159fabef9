import type { CurrencySum, AdminDraw, DrawState } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, type BadgeTone } from '@croupier/ui';
import { useState } from 'react';
import { DrawnPrizes } from './drawn-prizes.tsx';
import { EnterDialog } from './enter-dialog.tsx';
import { LiabilityDrawer } from './liability-drawer.tsx';
import { drawnPrizes } from './prizes-of.ts';
import { VoidDialog } from './void-dialog.tsx';
import styles from './draws.module.css';

const tones: Readonly<Record<DrawState, BadgeTone>> = {
  scheduled: 'neutral',
  open: 'accent',
  locked: 'warning',
  drawing: 'warning',
  resulted: 'accent',
  're-resulted': 'warning',
  settled: 'positive',
  void: 'neutral',
};

/** Reasons that the system generated. */
const machineReasons: readonly string[] = ['missed', 'beacon-missing', 'commit-broken'];
const enterable: ReadonlySet<DrawState> = new Set([
  'drawing',
  'resulted',
  're-resulted',
  'settled',
]);
const voidable: ReadonlySet<DrawState> = new Set(['scheduled', 'open', 'locked', 'drawing']);

type OpenDialog = 'enter' | 'void' | 'liability';

/** One draw: its state, its numbers and who entered them, its money and the possible actions. */
export function DrawCard({ item }: { item: AdminDraw }) {
  const { t, formats, local } = useTexts('console');
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const { draw, origin, family, entries, seal } = item;
  const close = () => setOpened(null);
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <Badge tone={tones[draw.state]}>{t(`draws.state.${draw.state}`)}</Badge>
        <span className={styles.name}>{local(item.gameName)}</span>
        <bdi className={styles.aside}>{draw.numero}</bdi>
        <time className={styles.aside} dateTime={draw.drawsAt}>
          {formats.dateTime(draw.drawsAt)}
        </time>
      </div>
      {draw.result.length > 0 && <DrawnPrizes prizes={drawnPrizes(family, draw.result)} />}
      <Story item={item} />
      {seal && (
        <p className={styles.aside}>
          {t('draws.seal', {
            count: seal.lines,
            lines: formats.number(seal.lines),
            hash: seal.hash.slice(0, 16),
          })}
        </p>
      )}
      <Sums label={t('draws.staked')} sums={item.stakes} />
      <Sums label={t('draws.paid')} sums={item.paid} />
      {entries.map((entry) => (
        <p key={entry.by} className={styles.entry}>
          {t('draws.enteredBy', { by: entry.by, time: formats.dateTime(entry.enteredAt) })}
        </p>
      ))}
      <div className={styles.actions}>
        {origin === 'outside' && enterable.has(draw.state) && (
          <Button
            variant={draw.state === 'drawing' ? 'primary' : 'secondary'}
            onClick={() => setOpened('enter')}
          >
            {t(draw.state === 'drawing' ? 'draws.enter.open' : 'draws.enter.openAgain')}
          </Button>
        )}
        <Button onClick={() => setOpened('liability')}>{t('draws.liability.open')}</Button>
        {voidable.has(draw.state) && (
          <Button variant="quiet" onClick={() => setOpened('void')}>
            {t('draws.void.open')}
          </Button>
        )}
      </div>
      {opened === 'enter' && <EnterDialog item={item} onClose={close} />}
      {opened === 'void' && <VoidDialog item={item} onClose={close} />}
      {opened === 'liability' && <LiabilityDrawer item={item} onClose={close} />}
    </Card>
  );
}

/** The source of the result, whether it replaced an earlier result, or why there is none. */
function Story({ item: { results, voidReason, draw } }: { item: AdminDraw }) {
  const { t, formats } = useTexts('console');
  const latest = results.at(-1);
  return (
    <>
      {latest && draw.result.length > 0 && (
        <p className={styles.aside}>
          {t(`draws.agreed.${latest.agreedBy}`)}
          {latest.version > 1 &&
            ` · ${t('draws.version', { version: formats.number(latest.version) })}`}
        </p>
      )}
      {voidReason && (
        <p className={styles.aside} dir="auto">
          {machineReasons.includes(voidReason)
            ? t(`draws.reason.${voidReason}`)
            : t('draws.reason.given', { reason: voidReason })}
        </p>
      )}
    </>
  );
}

function Sums({ label, sums }: { label: string; sums: readonly CurrencySum[] }) {
  const { formats } = useTexts('console');
  if (sums.length === 0) return null;
  return (
    <p className={styles.sums}>
      <span className={styles.aside}>{label}</span>
      {sums.map(({ currency, amount }) => (
        <bdi key={currency}>{formats.money(amount, `${currency} `)}</bdi>
      ))}
    </p>
  );
}
