import type { BrandDossier, MaintenanceSettings } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { isoTime, localTime } from '../../lib/local-time.ts';
import styles from './brand-settings.module.css';
import { MaintenancePreview } from './maintenance-preview.tsx';
import { SectionEditor, type Draft, type SectionProps } from './section-editor.tsx';
import { SwitchInput } from './switch-input.tsx';
import { WordsInput } from './words-input.tsx';

export function MaintenanceSection({ dossier }: SectionProps) {
  return (
    <SectionEditor
      dossier={dossier}
      saved={dossier.settings.maintenance}
      toSection={(value) => ({ section: 'maintenance', value })}
    >
      {(draft) => (
        <div className={styles.beside}>
          <Inputs draft={draft} dossier={dossier} />
          <MaintenancePreview settings={draft.value} dossier={dossier} />
        </div>
      )}
    </SectionEditor>
  );
}

interface InputsProps {
  readonly draft: Draft<MaintenanceSettings>;
  readonly dossier: BrandDossier;
}

function Inputs({ draft: { value, set, fault }, dossier }: InputsProps) {
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
        fault={fault('endsAt')}
        onChange={(event) => set({ endsAt: isoTime(event.currentTarget.value) })}
      />
      <WordsInput
        legend={t('brand.maintenance.title')}
        hint={t('brand.builtIn')}
        name="title"
        languages={dossier.languages}
        words={value.title}
        fault={(language) => fault(`title.${language}`)}
        onChange={(title) => set({ title })}
      />
      <WordsInput
        legend={t('brand.maintenance.text')}
        hint={t('brand.builtIn')}
        name="text"
        languages={dossier.languages}
        words={value.text}
        fault={(language) => fault(`text.${language}`)}
        onChange={(text) => set({ text })}
      />
    </div>
  );
}
