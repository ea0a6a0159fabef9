import { servicePositions, serviceTypes, type ServiceChannel } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { ChoiceInput } from './choice-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { SectionEditor, type SectionProps } from './section-editor.tsx';

const emptyChannel: ServiceChannel = { csType: 'LIVECHAT', csPosition: 'SIDE', url: '' };

/** Contact addresses of customer service. */
export function ServiceSection({ brandDetails }: SectionProps) {
  const { t } = useTexts('console');
  return (
    <SectionEditor
      brandDetails={brandDetails}
      saved={brandDetails.settings.service}
      toSection={(value) => ({ section: 'service', value })}
    >
      {({ value, set, error }) => (
        <RowsInput
          legend={t('brand.service.channels')}
          hint={t('brand.service.channelsHint')}
          rows={value.channels}
          empty={emptyChannel}
          onChange={(channels) => set({ channels })}
        >
          {(row, change, at) => (
            <>
              <ChoiceInput
                name={`channels.${at}.csType`}
                label={t('brand.service.type')}
                choices={serviceTypes}
                value={row.csType}
                onChange={(csType) => change({ csType })}
              />
              <ChoiceInput
                name={`channels.${at}.csPosition`}
                label={t('brand.service.position')}
                choices={servicePositions}
                value={row.csPosition}
                wordsFor={(position) => t(`brand.service.${position}`)}
                onChange={(csPosition) => change({ csPosition })}
              />
              <TextInput
                type="url"
                name={`channels.${at}.url`}
                label={t('brand.url')}
                value={row.url}
                error={error(`channels.${at}.url`)}
                dir="ltr"
                onChange={(event) => change({ url: event.currentTarget.value })}
              />
            </>
          )}
        </RowsInput>
      )}
    </SectionEditor>
  );
}
