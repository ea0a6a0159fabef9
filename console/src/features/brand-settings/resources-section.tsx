import {
  licenceAuthorities,
  socialNetworks,
  type Licence,
  type NamedResource,
  type ResourceSettings,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import styles from './brand-settings.module.css';
import { ChoiceInput } from './choice-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { SectionEditor, type Draft, type SectionProps } from './section-editor.tsx';

/** Social networks, downloads and other named addresses; licences with their badges. */
export function ResourcesSection({ brandDetails }: SectionProps) {
  return (
    <SectionEditor
      brandDetails={brandDetails}
      saved={brandDetails.settings.resources}
      toSection={(value) => ({ section: 'resources', value })}
    >
      {(draft) => (
        <div className={styles.form}>
          <Resources draft={draft} />
          <Licences draft={draft} />
        </div>
      )}
    </SectionEditor>
  );
}

type Part = { readonly draft: Draft<ResourceSettings> };

const emptyResource: NamedResource = { name: '', url: '', labelNameEn: '' };
const emptyLicence: Licence = { authority: 'MGA', number: '', url: '' };

function Resources({ draft: { value, set, error } }: Part) {
  const { t } = useTexts('console');
  return (
    <>
      <datalist id="resource-names">
        {socialNetworks.map((name) => (
          <option key={name} value={name} aria-label={name} />
        ))}
      </datalist>
      <RowsInput
        legend={t('brand.resources.resources')}
        hint={error('resources') ?? t('brand.resources.resourcesHint')}
        rows={value.resources}
        empty={emptyResource}
        onChange={(resources) => set({ resources })}
      >
        {(row, change, at) => (
          <>
            <TextInput
              name={`resources.${at}.name`}
              label={t('brand.resources.name')}
              list="resource-names"
              value={row.name}
              error={error(`resources.${at}.name`)}
              dir="ltr"
              onChange={(event) => change({ name: event.currentTarget.value.toUpperCase() })}
            />
            <TextInput
              name={`resources.${at}.labelNameEn`}
              label={t('brand.resources.label')}
              value={row.labelNameEn}
              error={error(`resources.${at}.labelNameEn`)}
              dir="ltr"
              onChange={(event) => change({ labelNameEn: event.currentTarget.value })}
            />
            <TextInput
              name={`resources.${at}.version`}
              label={t('brand.resources.version')}
              value={row.version ?? ''}
              error={error(`resources.${at}.version`)}
              dir="ltr"
              onChange={(event) => change({ version: event.currentTarget.value })}
            />
            <TextInput
              type="url"
              name={`resources.${at}.url`}
              label={t('brand.url')}
              value={row.url}
              error={error(`resources.${at}.url`)}
              dir="ltr"
              onChange={(event) => change({ url: event.currentTarget.value })}
            />
          </>
        )}
      </RowsInput>
    </>
  );
}

function Licences({ draft: { value, set, error } }: Part) {
  const { t } = useTexts('console');
  return (
    <RowsInput
      legend={t('brand.resources.licences')}
      hint={t('brand.resources.licencesHint')}
      rows={value.licences}
      empty={emptyLicence}
      onChange={(licences) => set({ licences })}
    >
      {(row, change, at) => (
        <>
          <ChoiceInput
            name={`licences.${at}.authority`}
            label={t('brand.resources.authority')}
            choices={licenceAuthorities}
            value={row.authority}
            onChange={(authority) => change({ authority })}
          />
          <TextInput
            name={`licences.${at}.number`}
            label={t('brand.resources.number')}
            value={row.number}
            error={error(`licences.${at}.number`)}
            dir="ltr"
            onChange={(event) => change({ number: event.currentTarget.value })}
          />
          <TextInput
            type="url"
            name={`licences.${at}.url`}
            label={t('brand.url')}
            value={row.url}
            error={error(`licences.${at}.url`)}
            dir="ltr"
            onChange={(event) => change({ url: event.currentTarget.value })}
          />
        </>
      )}
    </RowsInput>
  );
}
