import { campaignDocumentCalls, type CampaignDraft, type CampaignId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { PromotionArt } from '@croupier/ui/artwork';
import { DocumentPanel } from '../documents/document-panel.tsx';
import type { DocumentView } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { newCampaign } from './begin.ts';
import { CampaignFigures } from './campaign-figures.tsx';
import { CampaignInputs } from './campaign-inputs.tsx';

/** A brand's campaigns in the order in which members see them. */
export function CampaignsPanel(panel: PanelProps) {
  return <DocumentPanel {...panel} view={useCampaignView(panel.brand)} />;
}

function useCampaignView(brand: string): DocumentView<CampaignDraft, CampaignId> {
  const { t } = useTexts('console');
  return {
    calls: campaignDocumentCalls,
    isOrdered: true,
    groups: [{ id: 'campaigns', label: t('campaigns.tabs.campaigns'), has: () => true }],
    texts: {
      add: t('campaigns.add'),
      edit: t('campaigns.edit'),
      empty: t('campaigns.empty'),
      removeText: t('campaigns.removeText'),
      restoreText: t('campaigns.restoreText'),
    },
    begin: () => newCampaign(new Date()),
    words: ({ words }) => words,
    showing: (draft) => draft,
    isRemovable: () => true,
    thumb: ({ art, category }) => <PromotionArt seed={art} category={category} />,
    details: ({ id, draft }) => <CampaignFigures brand={brand} id={id} draft={draft} />,
    inputs: (props) => <CampaignInputs brand={brand} {...props} />,
  };
}
