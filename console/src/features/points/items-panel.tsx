import {
  pointItemCalls,
  pointItemCategories,
  type PointItemDraft,
  type PointItemId,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox } from '@croupier/ui';
import { PromotionArt } from '@croupier/ui/artwork';
import { ArtInput } from '../../lib/art-input.tsx';
import { NumberInput, OptionalNumberInput } from '../../lib/number-input.tsx';
import { ChoiceInput } from '../brand-settings/choice-input.tsx';
import { DocumentPanel } from '../documents/document-panel.tsx';
import type { DocumentView, DraftInputs } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { GivesInput } from './gives-input.tsx';
import { StockTable } from './stock-table.tsx';
import { TitledWordsInput } from './titled-words-input.tsx';
import styles from './points.module.css';

/** The items of the points mall, in the order of the page, and their stock. */
export function PointItemsPanel(panel: PanelProps) {
  return (
    <div className={styles.panel}>
      <DocumentPanel {...panel} view={useItemView()} />
      <StockTable {...panel} />
    </div>
  );
}

function useItemView(): DocumentView<PointItemDraft, PointItemId> {
  const { t, formats } = useTexts('console');
  return {
    calls: pointItemCalls,
    isOrdered: true,
    groups: [{ id: 'items', label: t('points.part.items'), has: () => true }],
    texts: {
      add: t('points.item.add'),
      edit: t('points.item.edit'),
      empty: t('points.item.empty'),
      removeText: t('points.item.removeText'),
      restoreText: t('points.item.restoreText'),
    },
    begin: () => ({
      words: {},
      category: 'home',
      gives: { kind: 'physical' },
      price: 100,
      art: 'gift',
      perMember: null,
      isAutomatic: false,
    }),
    words: ({ words }) => words,
    showing: () => null,
    isRemovable: () => true,
    thumb: ({ art, category }) => <PromotionArt seed={art} category={category} />,
    details: ({ draft }) => (
      <span className={styles.note}>
        {t('points.item.summary', {
          points: formats.number(draft.price),
          kind: t(`points.gives.${draft.gives.kind}`),
        })}
      </span>
    ),
    inputs: (props) => <ItemInputs {...props} />,
  };
}

function ItemInputs(props: DraftInputs<PointItemDraft>) {
  const { languages, draft, errors, set } = props;
  const { t } = useTexts('console');
  return (
    <>
      <div className={styles.fields}>
        <ChoiceInput
          name="category"
          label={t('points.item.category')}
          choices={pointItemCategories}
          value={draft.category}
          wordsFor={(category) => t(`points.category.${category}`)}
          onChange={(category) => set({ category })}
        />
        <NumberInput
          name="price"
          label={t('points.item.price')}
          value={draft.price}
          error={errors['draft.price']}
          onChange={(price) => set({ price: price })}
        />
        <OptionalNumberInput
          name="perMember"
          label={t('points.item.perMember')}
          hint={t('points.item.perMemberHint')}
          value={draft.perMember}
          error={errors['draft.perMember']}
          onChange={(perMember) => set({ perMember })}
        />
      </div>
      <GivesInput {...props} />
      <Checkbox
        name="isAutomatic"
        label={t('points.item.isAutomatic')}
        hint={t('points.item.isAutomaticHint')}
        checked={draft.isAutomatic}
        onChange={(event) => set({ isAutomatic: event.currentTarget.checked })}
      />
      <div className={styles.fields}>
        <ArtInput
          value={draft.art}
          error={errors['draft.art']}
          className={styles.picture}
          onChange={(art) => set({ art })}
        >
          <PromotionArt seed={draft.art} category={draft.category} />
        </ArtInput>
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
