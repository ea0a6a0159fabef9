import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import styles from './brand-settings.module.css';
import { SectionEditor, type SectionProps } from './section-editor.tsx';

const fields = ['markDays', 'passedOnPercent', 'turnoverPercent'] as const;

/** From when on money that agents and their members pass on is marked. */
export function AgentsSection({ brandDetails }: SectionProps) {
  const { t } = useTexts('console');
  return (
    <SectionEditor
      brandDetails={brandDetails}
      saved={brandDetails.settings.agents}
      toSection={(value) => ({ section: 'agents', value })}
    >
      {({ value, set, error }) => (
        <div className={styles.form}>
          {fields.map((field) => (
            <TextInput
              key={field}
              type="number"
              name={field}
              label={t(`brand.agents.${field}`)}
              hint={t(`brand.agents.${field}Hint`)}
              value={value[field]}
              error={error(field)}
              min={1}
              onChange={(event) => set({ [field]: event.currentTarget.valueAsNumber || 0 })}
            />
          ))}
        </div>
      )}
    </SectionEditor>
  );
}
