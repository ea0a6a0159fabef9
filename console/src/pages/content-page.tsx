import { useTexts } from '@croupier/i18n';
import { PageHeader, Retry, Skeleton } from '@croupier/ui';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { useBrandSettings } from '../api/use-brand-settings.ts';
import { BannersDesk } from '../features/content/banners-desk.tsx';
import type { DeskProps } from '../features/content/desk-props.ts';
import { FeedbackDesk } from '../features/content/feedback-desk.tsx';
import { HelpDesk } from '../features/content/help-desk.tsx';
import { NoticesDesk } from '../features/content/notices-desk.tsx';
import { BrandTabs } from '../lib/brand-tabs.tsx';

const kinds = ['banners', 'notices', 'help', 'feedback'] as const;
type Kind = (typeof kinds)[number];

const desks: Readonly<Record<Kind, ComponentType<DeskProps>>> = {
  banners: BannersDesk,
  notices: NoticesDesk,
  help: HelpDesk,
  feedback: FeedbackDesk,
};

/** What a brand says to its visitors, and what they write to it. */
export function ContentPage() {
  const { t } = useTexts('console');
  const { kind: wished } = useParams();
  return (
    <>
      <PageHeader isSlim title={t('content.title')} lead={t('content.lead')} />
      <BrandTabs
        label={t('content.title')}
        path="content"
        tabs={kinds.map((id) => ({ id, label: t(`content.kinds.${id}`) }))}
        wished={wished}
        panel={(brand, kind) => <Desk brand={brand} kind={kind} />}
      />
    </>
  );
}

function Desk({ brand, kind }: { brand: string; kind: Kind }) {
  const dossier = useBrandSettings(brand);
  if (dossier.isPending) return <Skeleton lines={6} height={56} />;
  if (dossier.error) return <Retry error={dossier.error} again={dossier.refetch} />;
  const { languages } = dossier.data;
  const Chosen = desks[kind];
  return <Chosen key={brand} brand={brand} languages={languages} />;
}
