import { calls, raffleDocumentCalls, type RaffleDraft, type RaffleId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useRaffleFigures } from '../../api/missions.ts';
import { useBrandDay } from '../../lib/use-brand-day.ts';
import { DocumentPanel } from '../documents/document-panel.tsx';
import type { DocumentView } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { newRaffle } from './new-raffle.ts';
import { RaffleDetails } from './raffle-details.tsx';
import { RaffleInputs } from './raffle-inputs.tsx';

/** The raffles of a brand, the newest first. */
export function RafflesPanel(panel: PanelProps) {
  return <DocumentPanel {...panel} view={useRaffleView(panel)} />;
}

function useRaffleView(panel: PanelProps): DocumentView<RaffleDraft, RaffleId> {
  const { t } = useTexts('console');
  const today = useBrandDay(panel.brand);
  const figures = useRaffleFigures(panel.brand).data;
  const isClosed = (id: RaffleId) => {
    const state = figures?.find((one) => one.id === id)?.state;
    return state === 'frozen' || state === 'drawn';
  };
  return {
    calls: raffleDocumentCalls,
    dependent: [calls.raffleFigures],
    isOrdered: false,
    groups: [{ id: 'raffles', label: t('raffles.title'), has: () => true }],
    texts: {
      add: t('raffles.create'),
      edit: t('raffles.change'),
      empty: t('raffles.emptyText'),
      removeText: t('raffles.removeText'),
      restoreText: t('raffles.restoreText'),
    },
    begin: () => newRaffle(today()),
    words: ({ words }) => words,
    showing: () => null,
    isRemovable: (id) => !isClosed(id),
    details: (raffle) => <RaffleDetails {...panel} {...raffle} />,
    inputs: (props) => <RaffleInputs {...panel} {...props} />,
  };
}
