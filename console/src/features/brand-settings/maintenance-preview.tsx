import {
  directionOf,
  nativeNames,
  type BrandBrandDetails,
  type MaintenanceSettings,
} from '@croupier/contracts';
import { formatsOf, useTexts } from '@croupier/i18n';
import { Motif, SegmentedControl } from '@croupier/ui';
import { useState } from 'react';
import styles from './brand-settings.module.css';

interface MaintenancePreviewProps {
  readonly settings: MaintenanceSettings;
  readonly brandDetails: BrandBrandDetails;
}

/** The notice as visitors will see it, in the selected language. */
export function MaintenancePreview({ settings, brandDetails }: MaintenancePreviewProps) {
  const { t } = useTexts('console');
  const [chosen, setChosen] = useState(brandDetails.languages[0] ?? 'en');
  const { title, text, endsAt } = settings;
  return (
    <section className={styles.preview} aria-label={t('brand.preview')}>
      <SegmentedControl
        label={t('brand.preview')}
        options={brandDetails.languages.map((value) => ({ value, label: nativeNames[value] }))}
        value={chosen}
        onChange={setChosen}
      />
      <div className={styles.screen} lang={chosen} dir={directionOf(chosen)}>
        <Motif />
        <strong>{title[chosen] || t('brand.builtInWords')}</strong>
        <p>{text[chosen] || t('brand.builtInWords')}</p>
        {endsAt && <time dateTime={endsAt}>{formatsOf(chosen).dateTime(endsAt)}</time>}
      </div>
    </section>
  );
}
