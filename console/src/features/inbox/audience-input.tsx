import { highestRankLevel } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ErrorText, SegmentedControl, Select, TextInput } from '@croupier/ui';
import bonuses from '../bonuses/bonuses.module.css';
import { audienceKinds, type AudienceError, type TypedAudience } from './audience-of.ts';

interface AudienceInputProps {
  readonly typed: TypedAudience;
  readonly error: AudienceError | null;
  readonly onChange: (changes: Partial<TypedAudience>) => void;
}

const levels = Array.from({ length: highestRankLevel + 1 }, (_, level) => level);

/** Who gets the message: all members of the brand, a group by conditions, or one member. */
export function AudienceInput({ typed, error, onChange }: AudienceInputProps) {
  const { t } = useTexts('console');
  return (
    <>
      <SegmentedControl
        label={t('inbox.to')}
        options={audienceKinds.map((value) => ({ value, label: t(`inbox.audience.${value}`) }))}
        value={typed.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {typed.kind === 'member' && (
        <TextInput
          name="account"
          label={t('inbox.account')}
          value={typed.account}
          error={error === 'account' ? t('inbox.error.account') : undefined}
          dir="ltr"
          autoComplete="off"
          maxLength={64}
          onChange={(event) => onChange({ account: event.currentTarget.value })}
        />
      )}
      {typed.kind === 'group' && <Conditions typed={typed} error={error} onChange={onChange} />}
    </>
  );
}

function Conditions({ typed, error, onChange }: AudienceInputProps) {
  const { t, formats } = useTexts('console');
  return (
    <>
      <p>{t('inbox.conditionsText')}</p>
      <div className={bonuses.fields}>
        <Select
          name="rankFrom"
          label={t('inbox.rankFrom')}
          value={typed.rankFrom}
          onChange={(event) => onChange({ rankFrom: event.currentTarget.value })}
        >
          <option value="">{t('inbox.anyRank')}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {formats.number(level)}
            </option>
          ))}
        </Select>
        <TextInput
          name="dialingCode"
          label={t('inbox.dialingCode')}
          hint={t('inbox.dialingCodeHint')}
          value={typed.dialingCode}
          error={error === 'dialingCode' ? t('inbox.error.dialingCode') : undefined}
          dir="ltr"
          inputMode="tel"
          autoComplete="off"
          maxLength={5}
          onChange={(event) => onChange({ dialingCode: event.currentTarget.value })}
        />
        {(['registeredSince', 'activeSince'] as const).map((name) => (
          <TextInput
            key={name}
            type="datetime-local"
            name={name}
            label={t(`inbox.${name}`)}
            value={typed[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
        <TextInput
          name="balanceFrom"
          label={t('inbox.balanceFrom')}
          value={typed.balanceFrom}
          error={error === 'balanceFrom' ? t('inbox.error.balanceFrom') : undefined}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          onChange={(event) => onChange({ balanceFrom: event.currentTarget.value })}
        />
      </div>
      <ErrorText>{error === 'conditions' && t('inbox.error.conditions')}</ErrorText>
    </>
  );
}
