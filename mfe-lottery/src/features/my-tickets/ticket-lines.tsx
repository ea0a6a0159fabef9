import type { PlayType, Ticket, TicketLine } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Money, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useTicketLines } from '../../api/ticket-lines.ts';
import { useChoiceName } from '../../lib/use-choice-name.ts';
import { toneOf } from './line-tones.ts';
import styles from './my-tickets.module.css';

interface TicketLinesProps {
  readonly ticket: Ticket;
  readonly playTypes: readonly PlayType[];
}

/** Every line with its stake, its odds as accepted and its outcome. */
export function TicketLines({ ticket, playTypes }: TicketLinesProps) {
  const { t } = useTexts('mfe-lottery');
  const [isAll, setAll] = useState(false);
  const { lines, lineCount } = ticket;
  const after = lines.at(-1)?.lineNo ?? 0;
  const rest = useTicketLines(ticket.id, { after, enabled: isAll && lines.length < lineCount });
  return (
    <div className={styles.outcome}>
      <ul className={styles.lines}>
        {[...lines, ...(rest.data ?? [])].map((line) => (
          <Line key={line.lineNo} line={line} playTypes={playTypes} />
        ))}
      </ul>
      {isAll && rest.isFetching && <Skeleton height={40} />}
      {lines.length < lineCount && !isAll && (
        <Button variant="quiet" size="s" onClick={() => setAll(true)}>
          {t('tickets.more')}
        </Button>
      )}
    </div>
  );
}

function Line({ line, playTypes }: { line: TicketLine; playTypes: readonly PlayType[] }) {
  const { t, local, formats } = useTexts('mfe-lottery');
  const nameOf = useChoiceName();
  const playType = playTypes.find(({ code }) => code === line.playType);
  const odds = line.odds
    .map((one) =>
      t('pad.times', { odds: formats.number(Number(one), { maximumFractionDigits: 4 }) }),
    )
    .join(' / ');
  return (
    <li className={styles.line} data-state={line.state}>
      <span className={styles.pick}>
        <span className={styles.numero}>{playType ? local(playType.name) : line.playType}</span>
        <strong>{nameOf(playType, line.choice)}</strong>
      </span>
      <span className={styles.numero}>
        <Money amount={line.stake} /> {odds}
      </span>
      {Number(line.payout) > 0 ? (
        <strong>
          <Money amount={line.payout} tone="signed" />
        </strong>
      ) : (
        <Badge tone={toneOf(line.state)}>{t(`state.${line.state}`)}</Badge>
      )}
    </li>
  );
}
