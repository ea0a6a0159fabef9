import { flagTree, type FlagBranch, type FlagSwitches } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './brand-settings.module.css';
import { SectionEditor, type Draft, type SectionProps } from './section-editor.tsx';
import { SwitchInput } from './switch-input.tsx';

/** The tree of white-label flags: a flag that is off disables all flags below it. */
export function FlagsSection({ brandDetails }: SectionProps) {
  return (
    <SectionEditor
      brandDetails={brandDetails}
      saved={brandDetails.settings.flags}
      toSection={(value) => ({ section: 'flags', value })}
    >
      {(draft) => <Branches branches={flagTree} draft={draft} isOff={false} />}
    </SectionEditor>
  );
}

interface BranchesProps {
  readonly branches: readonly FlagBranch[];
  readonly draft: Draft<FlagSwitches>;
  /** A parent flag is off. */
  readonly isOff: boolean;
}

function Branches({ branches, draft, isOff }: BranchesProps) {
  const { t } = useTexts('console');
  return (
    <ul className={styles.tree} data-off={isOff || undefined}>
      {branches.map(({ flag, children }) => (
        <li key={flag}>
          <SwitchInput
            name={flag}
            label={
              <>
                {t(`brand.flag.${flag}`)} <code dir="ltr">{flag}</code>
              </>
            }
            hint={isOff && draft.value[flag] ? t('brand.flagOff') : undefined}
            isOn={draft.value[flag]}
            onChange={(isOn) => draft.set({ [flag]: isOn })}
          />
          {children.length > 0 && (
            <Branches branches={children} draft={draft} isOff={isOff || !draft.value[flag]} />
          )}
        </li>
      ))}
    </ul>
  );
}
