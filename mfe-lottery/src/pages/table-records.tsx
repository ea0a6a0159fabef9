import {
  calls,
  type DrawState,
  type LotteryTable,
  type PlayType,
  type Ticket,
  type TicketLine,
} from '@croupier/contracts';
import { useEvent } from '@croupier/bus';
import { useInvalidate } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { Section, Tabs } from '@croupier/ui';
import { useState } from 'react';
import { MyChases } from '../features/chases/my-chases.tsx';
import { MyTickets } from '../features/my-tickets/my-tickets.tsx';
import { OpenedNumbers } from '../features/opened-numbers/opened-numbers.tsx';
import { Results } from '../features/results/results.tsx';
import { Trends } from '../features/trends/trends.tsx';

interface TableRecordsProps {
  readonly table: LotteryTable;
  readonly playTypes: readonly PlayType[];
  readonly onAgain: (ticket: Ticket, lines: readonly TicketLine[]) => void;
}

/** States that add or change numbers. */
const drawn: readonly DrawState[] = ['resulted', 're-resulted', 'void'];

const records = ['tickets', 'results', 'trends', 'chases'] as const;

/** The history: the member's tickets and chases, the results of the game and their statistics. */
export function TableRecords({ table, playTypes, onAgain }: TableRecordsProps) {
  const { t } = useTexts('mfe-lottery');
  const [shown, setShown] = useState<string>('tickets');
  const { gameId, family } = table.game;
  const invalidate = useInvalidate();
  // Open results and trends also include the latest draw.
  useEvent('draw.changed', (draw) => {
    if (draw.gameId !== gameId || !drawn.includes(draw.state)) return;
    invalidate(calls.lotteryResults);
    invalidate(calls.lotteryTrends);
  });
  return (
    <>
      <Tabs
        label={t('records.label')}
        tabs={records.map((id) => ({ id, label: t(`records.${id}`) }))}
        value={shown}
        onChange={setShown}
      />
      {shown === 'tickets' && (
        <>
          <Section title={t('tickets.title')}>
            <MyTickets gameId={gameId} family={family} playTypes={playTypes} onAgain={onAgain} />
          </Section>
          <Section title={t('opened.title')}>
            <OpenedNumbers family={family} draws={table.opened} />
          </Section>
        </>
      )}
      {shown === 'results' && (
        <Section title={t('results.title')}>
          <Results gameId={gameId}>
            {(draws) => <OpenedNumbers family={family} draws={draws} />}
          </Results>
        </Section>
      )}
      {shown === 'trends' && (
        <Section title={t('trends.title')}>
          <Trends gameId={gameId} family={family} />
        </Section>
      )}
      {shown === 'chases' && (
        <Section title={t('chase.title')}>
          <MyChases />
        </Section>
      )}
    </>
  );
}
