import { earningTypes, pointRulesCalls, type PointRulesDraft } from '@croupier/contracts';
import { dayjs, useTexts } from '@croupier/i18n';
import { Checkbox, TextInput } from '@croupier/ui';
import { NumberInput, OptionalNumberInput } from '../../lib/number-input.tsx';
import { DocumentPanel } from '../documents/document-panel.tsx';
import type { DocumentView, DraftInputs } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { TitledWordsInput } from './titled-words-input.tsx';
import styles from './points.module.css';

/** How the members of a brand earn and convert points. */
export function PointRulesPanel(panel: PanelProps) {
  return <DocumentPanel {...panel} view={useRulesView()} />;
}

function useRulesView(): DocumentView<PointRulesDraft, 'rules'> {
  const { t } = useTexts('console');
  return {
    calls: pointRulesCalls,
    isOrdered: false,
    isSingle: true,
    groups: [{ id: 'rules', label: t('points.part.rules'), has: () => true }],
    texts: {
      add: t('points.rules.add'),
      edit: t('points.rules.edit'),
      empty: t('points.rules.empty'),
      removeText: t('points.rules.removeText'),
      restoreText: t('points.rules.restoreText'),
    },
    begin: () => ({
      words: {},
      isEnabled: true,
      from: dayjs.utc().format('YYYY-MM-DD'),
      rates: {},
      pointsPerUnit: null,
      leastConverted: 1,
    }),
    words: ({ words }) => words,
    showing: () => null,
    isRemovable: () => true,
    details: ({ draft }) => <Summary draft={draft} />,
    inputs: (props) => <RulesInputs {...props} />,
  };
}

function Summary({ draft: { isEnabled, rates, pointsPerUnit } }: { draft: PointRulesDraft }) {
  const { t, formats } = useTexts('console');
  if (!isEnabled) return <span className={styles.note}>{t('points.rules.off')}</span>;
  return (
    <ul className={styles.facts}>
      {earningTypes
        .filter((type) => (rates[type] ?? 0) > 0)
        .map((type) => (
          <li key={type}>
            {t(`points.type.${type}`)}: {formats.number((rates[type] ?? 0) / 100)}
          </li>
        ))}
      <li>
        {t('points.rules.perUnit')}:{' '}
        {pointsPerUnit === null ? t('points.rules.noConversion') : formats.number(pointsPerUnit)}
      </li>
    </ul>
  );
}

function RulesInputs({ languages, draft, errors, set }: DraftInputs<PointRulesDraft>) {
  const { t } = useTexts('console');
  return (
    <>
      <Checkbox
        name="isEnabled"
        label={t('points.rules.isEnabled')}
        checked={draft.isEnabled}
        onChange={(event) => set({ isEnabled: event.currentTarget.checked })}
      />
      <p className={styles.note}>{t('points.rules.note')}</p>
      <div className={styles.fields}>
        <TextInput
          type="date"
          name="from"
          label={t('points.rules.from')}
          value={draft.from}
          error={errors['draft.from']}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
        {earningTypes.map((type) => (
          <NumberInput
            key={type}
            name={type}
            places={2}
            label={t('points.rules.rateOf', { type: t(`points.type.${type}`) })}
            value={draft.rates[type] ?? 0}
            error={errors[`draft.rates.${type}`]}
            onChange={(rate) => set({ rates: { ...draft.rates, [type]: rate } })}
          />
        ))}
        <OptionalNumberInput
          name="pointsPerUnit"
          label={t('points.rules.perUnit')}
          hint={t('points.rules.perUnitHint')}
          value={draft.pointsPerUnit}
          error={errors['draft.pointsPerUnit']}
          onChange={(pointsPerUnit) => set({ pointsPerUnit })}
        />
        <NumberInput
          name="leastConverted"
          label={t('points.rules.least')}
          value={draft.leastConverted}
          error={errors['draft.leastConverted']}
          onChange={(least) => set({ leastConverted: least })}
        />
      </div>
      <TitledWordsInput
        languages={languages}
        words={draft.words}
        errors={errors}
        onChange={(words) => set({ words })}
      />
    </>
  );
}
