import type { PlayType, Ticket, TicketLine } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Money, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useTicketLines } from '../../api/ticket-lines.ts';
import { useChoiceName } from '../../lib/use-choice-name.ts';
import { toneOf } from './line-tones.ts';
import styles from './my-tickets.module.css';

interface TicketLinesProps {
  readonly ticket: Ticket;
  readonly playTypes: readonly PlayType[];
}

/** Every line with its stake, its accepted odds and its outcome. */
export function TicketLines({ ticket, playTypes }: TicketLinesProps) {
  const { id, lines, lineCount } = ticket;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.lineNo} line={line} playTypes={playTypes} />
      ))}
      <FurtherLines
        ticketId={id}
        after={lines.at(-1)?.lineNo ?? 0}
        left={lineCount - lines.length}
        playTypes={playTypes}
      />
    </ul>
  );
}

interface FurtherLinesProps extends Pick<TicketLinesProps, 'playTypes'> {
  readonly ticketId: Ticket['id'];
  readonly after: number;
  readonly left: number;
}

/** The lines after a given one, page by page: a ticket has up to ten thousand. */
function FurtherLines({ ticketId, after, left, playTypes }: FurtherLinesProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const [isAsked, setAsked] = useState(false);
  const page = useTicketLines(ticketId, { after, enabled: isAsked });
  if (left <= 0) return null;
  if (!isAsked)
    return (
      <li>
        <Button variant="quiet" size="s" onClick={() => setAsked(true)}>
          {t('tickets.moreLines', { shown: formats.number(left) })}
        </Button>
      </li>
    );
  if (page.isPending)
    return (
      <li>
        <Skeleton height={40} />
      </li>
    );
  if (page.error)
    return (
      <li>
        <Retry error={page.error} onRetry={page.refetch} />
      </li>
    );
  return (
    <>
      {page.data.map((line) => (
        <Line key={line.lineNo} line={line} playTypes={playTypes} />
      ))}
      {page.data.length > 0 && (
        <FurtherLines
          ticketId={ticketId}
          after={page.data.at(-1)?.lineNo ?? after}
          left={left - page.data.length}
          playTypes={playTypes}
        />
      )}
    </>
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
