import type { CampaignDraft, CampaignId, CampaignWords } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select, TextInput } from '@croupier/ui';
import { LanguagesInput } from '../content/languages-input.tsx';
import { ShowingInputs } from '../content/showing-inputs.tsx';
import type { DraftInputs } from '../documents/document-view.ts';
import { AudienceInput } from './audience-input.tsx';
import { BoundsInput } from './bounds-input.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import styles from './campaigns.module.css';
import { TiersInput } from './tiers-input.tsx';
import { TriggerInput } from './trigger-input.tsx';

const categories = ['welcome', 'reload', 'lottery', 'vip'] as const;
const noWords: CampaignWords = { title: '', summary: '' };

type CampaignInputsProps = DraftInputs<CampaignDraft, CampaignId> & { readonly brand: string };

/** The whole campaign as a form, with the preview of its terms below. */
export function CampaignInputs(props: CampaignInputsProps) {
  const { brand, id, languages, draft, errors, set } = props;
  const tiersError = Object.entries(errors).find(([path]) => path.startsWith('draft.tiers'))?.[1];
  return (
    <div className={styles.form}>
      <Words {...props} />
      <ShowingInputs showing={draft} errors={errors} onChange={set} />
      <TriggerInput draft={draft} errors={errors} set={set} />
      <TiersInput
        brand={brand}
        draft={draft}
        error={tiersError}
        onChange={(tiers) => set({ tiers })}
      />
      <AudienceInput
        brand={brand}
        audience={draft.audience}
        errors={errors}
        onChange={(audience) => set({ audience })}
      />
      <BoundsInput draft={draft} errors={errors} set={set} />
      <CampaignPreview brand={brand} id={id} languages={languages} draft={draft} />
    </div>
  );
}

function Words({ languages, draft, errors, set }: CampaignInputsProps) {
  const { t } = useTexts('console');
  return (
    <>
      <LanguagesInput
        languages={languages}
        words={draft.words}
        empty={noWords}
        path="draft.words"
        errors={errors}
        onChange={(words) => set({ words })}
      >
        {(language, written, change, error) =>
          (['title', 'summary'] as const).map((name) => (
            <TextInput
              key={name}
              name={`${name}.${language}`}
              label={t(`campaigns.${name}`)}
              lang={language}
              dir="auto"
              maxLength={name === 'title' ? 120 : 200}
              value={written[name]}
              error={error(name)}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          ))
        }
      </LanguagesInput>
      <div className={styles.fields}>
        <Select
          name="category"
          label={t('campaigns.category')}
          value={draft.category}
          onChange={({ currentTarget: { value } }) =>
            set({ category: categories.find((one) => one === value) ?? 'reload' })
          }
        >
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(`campaigns.categoryOf.${category}`)}
            </option>
          ))}
        </Select>
        <TextInput
          name="art"
          label={t('campaigns.art')}
          hint={t('campaigns.artHint')}
          maxLength={60}
          value={draft.art}
          error={errors['draft.art']}
          onChange={(event) => set({ art: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
