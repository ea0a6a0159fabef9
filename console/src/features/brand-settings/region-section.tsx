import type { RegionSettings } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './brand-settings.module.css';
import { ChoiceInput } from './choice-input.tsx';
import { LinesInput } from './lines-input.tsx';
import { firstError, SectionEditor, type Draft, type SectionProps } from './section-editor.tsx';
import { SwitchInput } from './switch-input.tsx';

export function RegionSection({ brandDetails }: SectionProps) {
  return (
    <SectionEditor
      brandDetails={brandDetails}
      saved={brandDetails.settings.region}
      toSection={(value) => ({ section: 'region', value })}
    >
      {(draft) => <Inputs draft={draft} />}
    </SectionEditor>
  );
}

const ways = ['admit', 'refuse'] as const;

function Inputs({ draft }: { draft: Draft<RegionSettings> }) {
  const { t } = useTexts('console');
  const { value, set } = draft;
  return (
    <div className={styles.form}>
      <SwitchInput
        name="isOn"
        label={t('brand.region.isOn')}
        hint={t('brand.region.isOnHint')}
        isOn={value.isOn}
        onChange={(isOn) => set({ isOn })}
      />
      <div className={styles.pair}>
        <ChoiceInput
          name="mode"
          label={t('brand.region.mode')}
          choices={ways}
          value={value.mode}
          wordsFor={(way) => t(`brand.region.${way}`)}
          onChange={(mode) => set({ mode })}
        />
        <ChoiceInput
          name="unknownCountry"
          label={t('brand.region.unknown')}
          choices={ways}
          value={value.unknownCountry}
          wordsFor={(way) => t(`brand.region.unknown-${way}`)}
          onChange={(unknownCountry) => set({ unknownCountry })}
        />
      </div>
      <LinesInput
        name="countries"
        label={t('brand.region.countries')}
        hint={t('brand.region.countriesHint')}
        lines={value.countries}
        error={firstError(draft, 'countries', value.countries)}
        onChange={(countries) => set({ countries: countries.map((code) => code.toUpperCase()) })}
      />
      <div className={styles.pair}>
        <LinesInput
          name="deniedRanges"
          label={t('brand.region.denied')}
          hint={t('brand.region.rangesHint')}
          lines={value.deniedRanges}
          error={firstError(draft, 'deniedRanges', value.deniedRanges)}
          onChange={(deniedRanges) => set({ deniedRanges })}
        />
        <LinesInput
          name="admittedRanges"
          label={t('brand.region.admitted')}
          hint={t('brand.region.rangesHint')}
          lines={value.admittedRanges}
          error={firstError(draft, 'admittedRanges', value.admittedRanges)}
          onChange={(admittedRanges) => set({ admittedRanges })}
        />
      </div>
    </div>
  );
}
