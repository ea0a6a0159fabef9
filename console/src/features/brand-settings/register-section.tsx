import {
  registerFields,
  registerPatterns,
  type FieldRule,
  type RegisterField,
  type RegisterPattern,
  type RegisterSettings,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, TextInput } from '@croupier/ui';
import styles from './brand-settings.module.css';
import { ChoiceInput } from './choice-input.tsx';
import { SectionEditor, type Draft, type SectionProps } from './section-editor.tsx';

/** The fields of a registration: the form and the server apply these rules. */
export function RegisterSection({ brandDetails }: SectionProps) {
  const { t } = useTexts('console');
  return (
    <SectionEditor
      brandDetails={brandDetails}
      saved={brandDetails.settings.register}
      toSection={(value) => ({ section: 'register', value })}
    >
      {(draft) => (
        <div className={styles.rules}>
          <p className={styles.hint}>{t('brand.register.lead')}</p>
          {registerFields.map((field) => (
            <Rule key={field} field={field} draft={draft} />
          ))}
        </div>
      )}
    </SectionEditor>
  );
}

interface RuleProps {
  readonly field: RegisterField;
  readonly draft: Draft<RegisterSettings>;
}

const types = ['text', 'password', 'email', 'tel', 'date'] as const;
const patterns = Object.keys(registerPatterns).filter(isPattern);

function isPattern(name: string): name is RegisterPattern {
  return Object.hasOwn(registerPatterns, name);
}

function Rule({ field, draft: { value, set, error } }: RuleProps) {
  const { t } = useTexts('console');
  const rule = value[field];
  const change = (changes: Partial<FieldRule>) => set({ [field]: { ...rule, ...changes } });
  const errorOf = (key: keyof FieldRule) => error(`${field}.${key}`);
  return (
    <fieldset className={styles.rule} data-off={!rule.enabled || undefined}>
      <legend>{t(`brand.field.${field}`)}</legend>
      <Checkbox
        name={`${field}.enabled`}
        label={t('brand.register.enabled')}
        checked={rule.enabled}
        onChange={(event) => change({ enabled: event.currentTarget.checked })}
      />
      <Checkbox
        name={`${field}.required`}
        label={t('brand.register.required')}
        checked={rule.required}
        onChange={(event) => change({ required: event.currentTarget.checked })}
      />
      <TextInput
        type="number"
        name={`${field}.minLength`}
        label={t('brand.register.minLength')}
        value={rule.minLength}
        error={errorOf('minLength')}
        onChange={(event) => change({ minLength: event.currentTarget.valueAsNumber || 0 })}
      />
      <TextInput
        type="number"
        name={`${field}.maxLength`}
        label={t('brand.register.maxLength')}
        value={rule.maxLength}
        error={errorOf('maxLength')}
        onChange={(event) => change({ maxLength: event.currentTarget.valueAsNumber || 0 })}
      />
      <ChoiceInput
        name={`${field}.patternId`}
        label={t('brand.register.pattern')}
        choices={patterns}
        value={isPattern(rule.patternId) ? rule.patternId : 'any'}
        onChange={(patternId) =>
          change({ patternId, acceptedPattern: registerPatterns[patternId] })
        }
      />
      <ChoiceInput
        name={`${field}.type`}
        label={t('brand.register.type')}
        choices={types}
        value={rule.type}
        onChange={(type) => change({ type })}
      />
    </fieldset>
  );
}
