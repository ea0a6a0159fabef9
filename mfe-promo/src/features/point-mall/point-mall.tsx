import { useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Tabs } from '@croupier/ui';
import { useState } from 'react';
import { EarnRules } from './earn-rules.tsx';
import { Items } from './items.tsx';
import { MyPoints } from './my-points.tsx';
import { PointEntries } from './point-entries.tsx';
import { PointOrders } from './point-orders.tsx';
import styles from './point-mall.module.css';

const parts = ['items', 'orders', 'lines'] as const;
type Part = (typeof parts)[number];

/** The points mall: items for everyone; points, orders and bookings for a member. */
export function PointMall() {
  const { t } = useTexts('mfe-promo');
  const session = useLatestEvent('session.changed');
  const [chosen, setChosen] = useState<Part>('items');
  const part = session ? chosen : 'items';
  return (
    <div className={styles.mall}>
      <MyPoints isMember={Boolean(session)} />
      {session && (
        <Tabs
          label={t('mall.parts')}
          tabs={parts.map((id) => ({ id, label: t(`mall.part.${id}`) }))}
          value={part}
          onChange={(id) => setChosen(parts.find((one) => one === id) ?? 'items')}
        />
      )}
      {part === 'items' && <Items />}
      {part === 'orders' && <PointOrders />}
      {part === 'lines' && <PointEntries />}
      <EarnRules />
    </div>
  );
}
