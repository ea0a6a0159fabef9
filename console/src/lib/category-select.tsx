import { gameCategories } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select } from '@croupier/ui';

/** One game category, or every one. */
export function CategorySelect({ name = 'category' }: { name?: string }) {
  const { t } = useTexts('console');
  return (
    <Select name={name} label={t('missions.category')}>
      <option value="">{t('missions.everyCategory')}</option>
      {gameCategories.map((category) => (
        <option key={category} value={category}>
          {t(`turnoverRebates.category.${category}`)}
        </option>
      ))}
    </Select>
  );
}
