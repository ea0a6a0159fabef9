import { accentOf, lookFonts, lookMarks, lookRadii, type LookSettings } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import styles from './brand-settings.module.css';
import { ChoiceInput } from './choice-input.tsx';
import { LookPreview } from './look-preview.tsx';
import { SectionEditor, type Draft, type SectionProps } from './section-editor.tsx';
import { SwitchInput } from './switch-input.tsx';

export function LookSection({ brandDetails }: SectionProps) {
  return (
    <SectionEditor
      brandDetails={brandDetails}
      saved={brandDetails.settings.look}
      toSection={(value) => ({ section: 'look', value })}
    >
      {(draft) => (
        <div className={styles.beside}>
          <LookForm draft={draft} name={brandDetails.name} />
          <LookPreview look={draft.value} name={brandDetails.name} />
        </div>
      )}
    </SectionEditor>
  );
}

interface LookFormProps {
  readonly draft: Draft<LookSettings>;
  readonly name: string;
}

function LookForm({ draft, name }: LookFormProps) {
  const { t } = useTexts('console');
  const { value, set } = draft;
  return (
    <div className={styles.form}>
      <SwitchInput
        name="isOn"
        label={t('brand.look.isOn')}
        hint={t('brand.look.isOnHint')}
        isOn={value.isOn}
        onChange={(isOn) => set({ isOn })}
      />
      <Colours draft={draft} />
      <div className={styles.pair}>
        <ChoiceInput
          name="radius"
          label={t('brand.look.radius')}
          choices={lookRadii}
          value={value.radius}
          wordsFor={(radius) => t(`brand.look.${radius}`)}
          onChange={(radius) => set({ radius })}
        />
        <ChoiceInput
          name="fonts"
          label={t('brand.look.fonts')}
          choices={lookFonts}
          value={value.fonts}
          wordsFor={(fonts) => t(`brand.look.${fonts}`)}
          onChange={(fonts) => set({ fonts })}
        />
      </div>
      <LogoInputs draft={draft} name={name} />
    </div>
  );
}

function Colours({ draft: { value, set, error } }: { draft: Draft<LookSettings> }) {
  const { t, formats } = useTexts('console');
  const { ground } = accentOf(value.accent);
  const isCorrected = ground !== value.accent.toLowerCase();
  return (
    <div className={styles.pair}>
      <TextInput
        type="color"
        name="accent"
        label={t('brand.look.accent')}
        hint={t(isCorrected ? 'brand.look.corrected' : 'brand.look.accentHint', { color: ground })}
        value={value.accent.toLowerCase()}
        error={error('accent')}
        className={styles.color}
        onChange={(event) => set({ accent: event.currentTarget.value })}
      />
      <TextInput
        type="range"
        name="surfaceHue"
        label={t('brand.look.hue', { degrees: formats.number(value.surfaceHue) })}
        hint={t('brand.look.hueHint')}
        value={value.surfaceHue}
        error={error('surfaceHue')}
        min={0}
        max={359}
        className={styles.hue}
        onChange={(event) => set({ surfaceHue: event.currentTarget.valueAsNumber })}
      />
    </div>
  );
}

function LogoInputs({ draft: { value, set, error }, name }: LookFormProps) {
  const { t } = useTexts('console');
  return (
    <div className={styles.pair}>
      <ChoiceInput
        name="mark"
        label={t('brand.look.mark')}
        choices={lookMarks}
        value={value.mark}
        wordsFor={(mark) => t(`brand.look.marks.${mark}`)}
        onChange={(mark) => set({ mark })}
      />
      <TextInput
        name="word"
        label={t('brand.look.word')}
        hint={t('brand.look.wordHint', { brand: name })}
        value={value.word}
        error={error('word')}
        maxLength={24}
        onChange={(event) => set({ word: event.currentTarget.value })}
      />
    </div>
  );
}
