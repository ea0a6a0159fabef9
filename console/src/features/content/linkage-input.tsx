import {
  linkageTypes,
  type GameId,
  type Linkage,
  type LinkageType,
  type PromotionId,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput, type FieldErrors } from '@croupier/ui';
import { ChoiceInput } from '../brand-settings/choice-input.tsx';
import styles from './content.module.css';

interface LinkageInputProps {
  readonly linkage: Linkage | null;
  readonly errors: FieldErrors;
  readonly onChange: (linkage: Linkage | null) => void;
}

const choices = ['none', ...linkageTypes] as const;

/** Target of a banner, one of four types. */
export function LinkageInput({ linkage, errors, onChange }: LinkageInputProps) {
  const { t } = useTexts('console');
  const type = linkage?.linkageType ?? 'none';
  return (
    <div className={styles.pair}>
      <ChoiceInput
        name="linkageType"
        label={t('content.banner.linkage')}
        choices={choices}
        value={type}
        wordsFor={(choice) => t(`content.linkages.${choice}`)}
        onChange={(chosen) => onChange(chosen === 'none' ? null : made[chosen](''))}
      />
      {linkage && (
        <TextInput
          name="target"
          label={t(`content.targets.${linkage.linkageType}`)}
          hint={t(`content.targetHints.${linkage.linkageType}`)}
          dir="ltr"
          value={targetIn(linkage)}
          error={errorIn(errors)}
          onChange={(event) => onChange(made[linkage.linkageType](event.currentTarget.value))}
        />
      )}
    </div>
  );
}

/** The platform validates the typed value, because it knows the format of each type. */
const made: { readonly [Type in LinkageType]: (target: string) => Linkage } = {
  path: (path) => ({ linkageType: 'path', path }),
  game: (id) => ({ linkageType: 'game', nodeId: gameId(id) }),
  promotion: (id) => ({ linkageType: 'promotion', promotionId: promotionId(id) }),
  url: (url) => ({ linkageType: 'url', url }),
};

const gameId = (text: string) => text as GameId;
const promotionId = (text: string) => text as PromotionId;

function targetIn(linkage: Linkage): string {
  if (linkage.linkageType === 'path') return linkage.path;
  if (linkage.linkageType === 'game') return linkage.nodeId;
  return linkage.linkageType === 'promotion' ? linkage.promotionId : linkage.url;
}

function errorIn(errors: FieldErrors): string | undefined {
  return Object.entries(errors).find(([field]) => field.startsWith('draft.linkage'))?.[1];
}
