import type { BrandBrandDetails, MaintenanceSettings } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { isoTime, localTime } from '../../lib/local-time.ts';
import styles from './brand-settings.module.css';
import { MaintenancePreview } from './maintenance-preview.tsx';
import { SectionEditor, type Draft, type SectionProps } from './section-editor.tsx';
import { SwitchInput } from './switch-input.tsx';
import { WordsInput } from './words-input.tsx';

export function MaintenanceSection({ brandDetails }: SectionProps) {
  return (
    <SectionEditor
      brandDetails={brandDetails}
      saved={brandDetails.settings.maintenance}
      toSection={(value) => ({ section: 'maintenance', value })}
    >
      {(draft) => (
        <div className={styles.beside}>
          <Inputs draft={draft} brandDetails={brandDetails} />
          <MaintenancePreview settings={draft.value} brandDetails={brandDetails} />
        </div>
      )}
    </SectionEditor>
  );
}

interface InputsProps {
  readonly draft: Draft<MaintenanceSettings>;
  readonly brandDetails: BrandBrandDetails;
}

function Inputs({ draft: { value, set, error }, brandDetails }: InputsProps) {
  const { t } = useTexts('console');
  return (
    <div className={styles.form}>
      <SwitchInput
        name="isOn"
        label={t('brand.maintenance.isOn')}
        hint={t('brand.maintenance.isOnHint')}
        isOn={value.isOn}
        onChange={(isOn) => set({ isOn })}
      />
      <TextInput
        type="datetime-local"
        name="endsAt"
        label={t('brand.maintenance.endsAt')}
        hint={t('brand.maintenance.endsAtHint')}
        value={value.endsAt === null ? '' : localTime(value.endsAt)}
        error={error('endsAt')}
        onChange={(event) => set({ endsAt: isoTime(event.currentTarget.value) })}
      />
      <WordsInput
        legend={t('brand.maintenance.title')}
        hint={t('brand.builtIn')}
        name="title"
        languages={brandDetails.languages}
        words={value.title}
        error={(language) => error(`title.${language}`)}
        onChange={(title) => set({ title })}
      />
      <WordsInput
        legend={t('brand.maintenance.text')}
        hint={t('brand.builtIn')}
        name="text"
        languages={brandDetails.languages}
        words={value.text}
        error={(language) => error(`text.${language}`)}
        onChange={(text) => set({ text })}
      />
    </div>
  );
}
