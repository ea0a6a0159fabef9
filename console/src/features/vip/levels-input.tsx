import { nativeNames, type Language, type VipLevelDraft } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, TextInput, type FieldErrors } from '@croupier/ui';
import { NumberInput } from '../../lib/number-input.tsx';
import styles from './vip.module.css';

interface LevelsInputProps {
  readonly languages: readonly Language[];
  readonly levels: readonly VipLevelDraft[];
  readonly errors: FieldErrors;
  readonly onChange: (levels: VipLevelDraft[]) => void;
}

const mostLevels = 10;

export const emptyLevel = (reach: number): VipLevelDraft => ({
  names: {},
  reach,
  keep: 0,
  benefits: {
    rebateBonus: 0,
    withdrawalBonus: null,
    instantWithdrawal: null,
    levelGift: null,
    birthdayGift: null,
  },
});

/** The levels in rising order. Only the last one can be removed, so that no other changes its number. */
export function LevelsInput({ languages, levels, errors, onChange }: LevelsInputProps) {
  const { t, formats } = useTexts('console');
  const last = levels.at(-1);
  const change = (at: number, next: VipLevelDraft) =>
    onChange(levels.map((level, index) => (index === at ? next : level)));
  return (
    <>
      {levels.map((level, index) => (
        <fieldset key={index} className={styles.level}>
          <legend>{t('vip.levelOf', { number: formats.number(index + 1) })}</legend>
          <LevelInputs
            at={index}
            languages={languages}
            level={level}
            errors={errors}
            onChange={(next) => change(index, next)}
          />
        </fieldset>
      ))}
      <ErrorText>{errors['draft.levels'] && t('vip.rising')}</ErrorText>
      <div className={styles.tools}>
        <Button
          icon="plus"
          disabled={levels.length >= mostLevels}
          onClick={() => onChange([...levels, emptyLevel((last?.reach ?? 0) * 2 || 100)])}
        >
          {t('vip.addLevel')}
        </Button>
        <Button disabled={levels.length <= 1} onClick={() => onChange(levels.slice(0, -1))}>
          {t('vip.removeLevel')}
        </Button>
      </div>
    </>
  );
}

interface LevelInputsProps {
  readonly at: number;
  readonly languages: readonly Language[];
  readonly level: VipLevelDraft;
  readonly errors: FieldErrors;
  readonly onChange: (level: VipLevelDraft) => void;
}

const gifts = ['levelGift', 'birthdayGift', 'withdrawalBonus', 'instantWithdrawal'] as const;

function LevelInputs({ at, languages, level, errors, onChange }: LevelInputsProps) {
  const { t } = useTexts('console');
  const { names, benefits } = level;
  const errorAt = (field: string) => errors[`draft.levels.${at}.${field}`];
  return (
    <div className={styles.fields}>
      {languages.map((language) => (
        <TextInput
          key={language}
          name={`name.${at}.${language}`}
          label={t('vip.nameIn', { language: nativeNames[language] })}
          lang={language}
          dir="auto"
          maxLength={40}
          value={names[language] ?? ''}
          error={errorAt(`names.${language}`)}
          onChange={(event) => {
            const text = event.currentTarget.value;
            const others = Object.entries(names).filter(([one]) => one !== language);
            const changed = text === '' ? others : [...others, [language, text]];
            onChange({ ...level, names: Object.fromEntries(changed) });
          }}
        />
      ))}
      <NumberInput
        name={`reach.${at}`}
        label={t('vip.reach')}
        value={level.reach}
        error={errorAt('reach')}
        onChange={(reach) => onChange({ ...level, reach: reach })}
      />
      <NumberInput
        name={`keep.${at}`}
        label={t('vip.keep')}
        value={level.keep}
        error={errorAt('keep')}
        onChange={(keep) => onChange({ ...level, keep: keep })}
      />
      <NumberInput
        name={`rebateBonus.${at}`}
        places={2}
        label={t('vip.rebateBonus')}
        value={benefits.rebateBonus}
        error={errorAt('benefits.rebateBonus')}
        onChange={(rate) => onChange({ ...level, benefits: { ...benefits, rebateBonus: rate } })}
      />
      {gifts.map((gift) => (
        <TextInput
          key={gift}
          name={`${gift}.${at}`}
          label={t(`vip.${gift}`)}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          value={benefits[gift] ?? ''}
          error={errorAt(`benefits.${gift}`)}
          onChange={(event) => {
            const amount = event.currentTarget.value.trim();
            onChange({ ...level, benefits: { ...benefits, [gift]: amount || null } });
          }}
        />
      ))}
    </div>
  );
}
