import { complianceProfiles, type ProfileSettings } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import styles from './brand-settings.module.css';
import { ChoiceInput } from './choice-input.tsx';
import { LinesInput } from './lines-input.tsx';
import { SectionEditor, type Draft, type SectionProps } from './section-editor.tsx';
import { SwitchInput } from './switch-input.tsx';

export function ProfileSection({ brandDetails }: SectionProps) {
  return (
    <SectionEditor
      brandDetails={brandDetails}
      saved={brandDetails.settings.profile}
      toSection={(value) => ({ section: 'profile', value })}
    >
      {(draft) => (
        <div className={styles.form}>
          <Rules draft={draft} />
          <Looks draft={draft} currency={brandDetails.currency} />
        </div>
      )}
    </SectionEditor>
  );
}

const ages = ['18', '21'] as const;
const positions = ['before', 'after'] as const;

function Rules({ draft: { value, set, error } }: { draft: Draft<ProfileSettings> }) {
  const { t } = useTexts('console');
  return (
    <>
      <div className={styles.pair}>
        <ChoiceInput
          name="complianceProfile"
          label={t('brand.profile.compliance')}
          hint={t('brand.profile.complianceHint')}
          choices={complianceProfiles}
          value={value.complianceProfile}
          onChange={(complianceProfile) => set({ complianceProfile })}
        />
        <ChoiceInput
          name="minimumAge"
          label={t('brand.profile.age')}
          choices={ages}
          value={value.minimumAge === 21 ? '21' : '18'}
          onChange={(age) => set({ minimumAge: age === '21' ? 21 : 18 })}
        />
        <TextInput
          name="defaultPassword"
          label={t('brand.profile.password')}
          hint={t('brand.profile.passwordHint')}
          value={value.defaultPassword ?? ''}
          error={error('defaultPassword')}
          autoComplete="off"
          dir="ltr"
          onChange={(event) => set({ defaultPassword: event.currentTarget.value || null })}
        />
        <TextInput
          name="defaultDialingCode"
          label={t('brand.profile.dialing')}
          hint={t('brand.profile.dialingHint')}
          value={value.defaultDialingCode}
          error={error('defaultDialingCode')}
          inputMode="numeric"
          dir="ltr"
          onChange={(event) => set({ defaultDialingCode: event.currentTarget.value })}
        />
        <TextInput
          name="timeZone"
          label={t('brand.profile.zone')}
          hint={t('brand.profile.zoneHint')}
          value={value.timeZone}
          error={error('timeZone')}
          autoComplete="off"
          dir="ltr"
          onChange={(event) => set({ timeZone: event.currentTarget.value })}
        />
      </div>
      <SwitchInput
        name="challenge"
        label={t('brand.profile.challenge')}
        hint={t('brand.profile.challengeHint')}
        isOn={value.challenge}
        onChange={(challenge) => set({ challenge })}
      />
      <SwitchInput
        name="loginedToHomePage"
        label={t('brand.profile.signInFirst')}
        hint={t('brand.profile.signInFirstHint')}
        isOn={value.loginedToHomePage}
        onChange={(loginedToHomePage) => set({ loginedToHomePage })}
      />
    </>
  );
}

interface LooksProps {
  readonly draft: Draft<ProfileSettings>;
  readonly currency: string;
}

function Looks({ draft: { value, set, error }, currency }: LooksProps) {
  const { t } = useTexts('console');
  return (
    <div className={styles.pair}>
      <TextInput
        name="currencySymbol"
        label={t('brand.profile.symbol', { currency })}
        value={value.currencySymbol}
        error={error('currencySymbol')}
        onChange={(event) => set({ currencySymbol: event.currentTarget.value })}
      />
      <ChoiceInput
        name="currencyPosition"
        label={t('brand.profile.position')}
        choices={positions}
        value={value.currencyPosition}
        wordsFor={(position) => t(`brand.profile.${position}`)}
        onChange={(currencyPosition) => set({ currencyPosition })}
      />
      <TextInput
        type="number"
        name="currencyDecimals"
        label={t('brand.profile.decimals')}
        value={value.currencyDecimals}
        error={error('currencyDecimals')}
        min={0}
        max={5}
        onChange={(event) => set({ currencyDecimals: event.currentTarget.valueAsNumber || 0 })}
      />
      <TextInput
        type="color"
        name="memberLabelColor"
        label={t('brand.profile.labelColor')}
        value={value.memberLabelColor.toLowerCase()}
        error={error('memberLabelColor')}
        className={styles.color}
        onChange={(event) => set({ memberLabelColor: event.currentTarget.value.toUpperCase() })}
      />
      <LinesInput
        name="furtherLocales"
        label={t('brand.profile.locales')}
        hint={t('brand.profile.localesHint')}
        lines={value.furtherLocales}
        error={error('furtherLocales')}
        onChange={(further) => set({ furtherLocales: further })}
      />
    </div>
  );
}
