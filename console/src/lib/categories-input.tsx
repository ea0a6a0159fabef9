import { gameCategories, type GameCategory } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox } from '@croupier/ui';
import styles from './categories-input.module.css';

interface CategoriesInputProps {
  /** Empty: every category. */
  readonly categories: readonly GameCategory[];
  readonly onChange: (categories: GameCategory[]) => void;
}

/** The game categories that count. */
export function CategoriesInput({ categories, onChange }: CategoriesInputProps) {
  const { t } = useTexts('console');
  const toggle = (category: GameCategory, isOn: boolean) =>
    onChange(gameCategories.filter((one) => (one === category ? isOn : categories.includes(one))));
  return (
    <fieldset className={styles.choices}>
      <legend>{t('campaigns.categories')}</legend>
      {gameCategories.map((category) => (
        <Checkbox
          key={category}
          name={`category.${category}`}
          label={t(`turnoverRebates.category.${category}`)}
          checked={categories.includes(category)}
          onChange={(event) => toggle(category, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
