import { gameCategories, vipLadderCalls, type VipLadderDraft } from '@croupier/contracts';
import { dayjs, useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { NumberInput } from '../../lib/number-input.tsx';
import { DocumentPanel } from '../documents/document-panel.tsx';
import type { DocumentView, DraftInputs } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { TitledWordsInput } from '../points/titled-words-input.tsx';
import { emptyLevel, LevelsInput } from './levels-input.tsx';
import styles from './vip.module.css';

/** The VIP ladder of a brand. */
export function VipLadderPanel(panel: PanelProps) {
  return <DocumentPanel {...panel} view={useLadderView()} />;
}

function useLadderView(): DocumentView<VipLadderDraft, 'ladder'> {
  const { t, formats } = useTexts('console');
  return {
    calls: vipLadderCalls,
    isOrdered: false,
    isSingle: true,
    groups: [{ id: 'ladder', label: t('vip.title'), has: () => true }],
    texts: {
      add: t('vip.add'),
      edit: t('vip.edit'),
      empty: t('vip.empty'),
      removeText: t('vip.removeText'),
      restoreText: t('vip.restoreText'),
    },
    begin: () => ({
      words: {},
      from: dayjs.utc().format('YYYY-MM-DD'),
      weights: {},
      graceMonths: 1,
      levels: [emptyLevel(100)],
    }),
    words: ({ words }) => words,
    showing: () => null,
    isRemovable: () => true,
    details: ({ draft }) => (
      <span className={styles.note}>
        {t('vip.summary', {
          count: draft.levels.length,
          number: formats.number(draft.levels.length),
        })}
      </span>
    ),
    inputs: (props) => <LadderInputs {...props} />,
  };
}

function LadderInputs({ languages, draft, errors, set }: DraftInputs<VipLadderDraft>) {
  const { t } = useTexts('console');
  return (
    <>
      <TitledWordsInput
        languages={languages}
        words={draft.words}
        errors={errors}
        onChange={(words) => set({ words })}
      />
      <p className={styles.note}>{t('vip.note')}</p>
      <div className={styles.fields}>
        <TextInput
          type="date"
          name="from"
          label={t('vip.from')}
          value={draft.from}
          error={errors['draft.from']}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
        <NumberInput
          name="graceMonths"
          label={t('vip.grace')}
          value={draft.graceMonths}
          error={errors['draft.graceMonths']}
          onChange={(months) => set({ graceMonths: months })}
        />
        {gameCategories.map((category) => (
          <NumberInput
            key={category}
            name={category}
            places={2}
            label={t('vip.weightOf', { category: t(`turnoverRebates.category.${category}`) })}
            value={draft.weights[category] ?? 0}
            error={errors[`draft.weights.${category}`]}
            onChange={(weight) => set({ weights: { ...draft.weights, [category]: weight } })}
          />
        ))}
      </div>
      <LevelsInput
        languages={languages}
        levels={draft.levels}
        errors={errors}
        onChange={(levels) => set({ levels })}
      />
    </>
  );
}
