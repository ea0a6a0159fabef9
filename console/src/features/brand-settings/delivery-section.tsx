import type { DeliverySettings, RouterItem } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import styles from './brand-settings.module.css';
import { ChoiceInput } from './choice-input.tsx';
import { LinesInput } from './lines-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { firstError, SectionEditor, type Draft, type SectionProps } from './section-editor.tsx';

/** The addresses of the brand and its files, and its analytics id. */
export function DeliverySection({ brandDetails }: SectionProps) {
  return (
    <SectionEditor
      brandDetails={brandDetails}
      saved={brandDetails.settings.delivery}
      toSection={(value) => ({ section: 'delivery', value })}
    >
      {(draft) => (
        <div className={styles.form}>
          <SiteOrigin draft={draft} />
          <Routes draft={draft} />
          <Servers draft={draft} />
        </div>
      )}
    </SectionEditor>
  );
}

type Part = { readonly draft: Draft<DeliverySettings> };

const emptyRoute: RouterItem = { resourceType: 'WEB', url: '', qrCodeUrl: '', speed: 0 };
const routeTypes = ['WEB', 'APP'] as const;

function SiteOrigin({ draft: { value, set, error } }: Part) {
  const { t } = useTexts('console');
  return (
    <TextInput
      type="url"
      name="siteOrigin"
      label={t('brand.delivery.site')}
      hint={t('brand.delivery.siteHint')}
      value={value.siteOrigin}
      error={error('siteOrigin')}
      dir="ltr"
      onChange={(event) => set({ siteOrigin: event.currentTarget.value.trim() })}
    />
  );
}

function Routes({ draft: { value, set, error } }: Part) {
  const { t } = useTexts('console');
  return (
    <RowsInput
      legend={t('brand.delivery.routes')}
      hint={t('brand.delivery.routesHint')}
      rows={value.routes}
      empty={emptyRoute}
      onChange={(routes) => set({ routes })}
    >
      {(row, change, at) => (
        <>
          <ChoiceInput
            name={`routes.${at}.resourceType`}
            label={t('brand.delivery.kind')}
            choices={routeTypes}
            value={row.resourceType}
            onChange={(resourceType) => change({ resourceType })}
          />
          <TextInput
            type="url"
            name={`routes.${at}.url`}
            label={t('brand.url')}
            value={row.url}
            error={error(`routes.${at}.url`)}
            dir="ltr"
            onChange={(event) => change({ url: event.currentTarget.value })}
          />
          <TextInput
            type="url"
            name={`routes.${at}.qrCodeUrl`}
            label={t('brand.delivery.qr')}
            value={row.qrCodeUrl}
            error={error(`routes.${at}.qrCodeUrl`)}
            dir="ltr"
            onChange={(event) => change({ qrCodeUrl: event.currentTarget.value })}
          />
          <TextInput
            type="number"
            name={`routes.${at}.speed`}
            label={t('brand.delivery.speed')}
            value={row.speed}
            error={error(`routes.${at}.speed`)}
            min={0}
            onChange={(event) => change({ speed: event.currentTarget.valueAsNumber || 0 })}
          />
        </>
      )}
    </RowsInput>
  );
}

function Servers({ draft }: Part) {
  const { t } = useTexts('console');
  const { value, set, error } = draft;
  return (
    <>
      <div className={styles.pair}>
        <LinesInput
          name="imageCDNs"
          label={t('brand.delivery.images')}
          hint={t('brand.delivery.originsHint')}
          lines={value.imageCDNs}
          error={firstError(draft, 'imageCDNs', value.imageCDNs)}
          onChange={(imageCDNs) => set({ imageCDNs })}
        />
        <LinesInput
          name="launchGameCDNs"
          label={t('brand.delivery.launches')}
          hint={t('brand.delivery.originsHint')}
          lines={value.launchGameCDNs}
          error={firstError(draft, 'launchGameCDNs', value.launchGameCDNs)}
          onChange={(launchGameCDNs) => set({ launchGameCDNs })}
        />
      </div>
      <TextInput
        name="gtagId"
        label={t('brand.delivery.gtag')}
        hint={t('brand.delivery.gtagHint')}
        value={value.gtagId}
        error={error('gtagId')}
        dir="ltr"
        onChange={(event) => set({ gtagId: event.currentTarget.value.trim() })}
      />
    </>
  );
}
