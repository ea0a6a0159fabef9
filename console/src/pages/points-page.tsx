import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { PanelProps } from '../features/documents/panel-props.ts';
import { PointItemsPanel } from '../features/points/items-panel.tsx';
import { PointOrdersPanel } from '../features/points/orders-panel.tsx';
import { PointRulesPanel } from '../features/points/rules-panel.tsx';
import { VipLadderPanel } from '../features/vip/ladder-panel.tsx';
import { BrandPanel } from '../lib/brand-panel.tsx';
import { BrandTabs } from '../lib/brand-tabs.tsx';

const parts = ['orders', 'items', 'rules', 'ladder'] as const;
type Part = (typeof parts)[number];

const panels: Readonly<Record<Part, ComponentType<PanelProps>>> = {
  orders: PointOrdersPanel,
  items: PointItemsPanel,
  rules: PointRulesPanel,
  ladder: VipLadderPanel,
};

/** A brand's points mall, the rules of its points and its VIP ladder. */
export function PointsPage() {
  const { t } = useTexts('console');
  const { part } = useParams();
  return (
    <>
      <PageHeader isSlim title={t('points.title')} lead={t('points.lead')} />
      <BrandTabs
        label={t('points.title')}
        path="points"
        tabs={parts.map((id) => ({ id, label: t(`points.part.${id}`) }))}
        requested={part}
        panel={(brand, id) => <BrandPanel brand={brand} panel={panels[id]} />}
      />
    </>
  );
}
