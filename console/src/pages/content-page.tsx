import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { BannersPanel } from '../features/content/banners-panel.tsx';
import type { PanelProps } from '../features/documents/panel-props.ts';
import { FeedbackPanel } from '../features/content/feedback-panel.tsx';
import { HelpPanel } from '../features/content/help-panel.tsx';
import { NoticesPanel } from '../features/content/notices-panel.tsx';
import { BrandPanel } from '../lib/brand-panel.tsx';
import { BrandTabs } from '../lib/brand-tabs.tsx';

const kinds = ['banners', 'notices', 'help', 'feedback'] as const;
type Kind = (typeof kinds)[number];

const panels: Readonly<Record<Kind, ComponentType<PanelProps>>> = {
  banners: BannersPanel,
  notices: NoticesPanel,
  help: HelpPanel,
  feedback: FeedbackPanel,
};

/** A brand's content for visitors, and the visitors' feedback. */
export function ContentPage() {
  const { t } = useTexts('console');
  const { kind: requested } = useParams();
  return (
    <>
      <PageHeader isSlim title={t('content.title')} lead={t('content.lead')} />
      <BrandTabs
        label={t('content.title')}
        path="content"
        tabs={kinds.map((id) => ({ id, label: t(`content.kinds.${id}`) }))}
        requested={requested}
        panel={(brand, kind) => <BrandPanel brand={brand} panel={panels[kind]} />}
      />
    </>
  );
}
