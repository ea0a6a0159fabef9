import type { AdminDraw } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Drawer } from '@croupier/ui';
import { LiabilityNumbers } from './liability-numbers.tsx';

interface LiabilityDrawerProps {
  readonly item: AdminDraw;
  readonly onClose: () => void;
}

/** The numbers of a draw with the highest liability; a number can be closed, halved or opened here. */
export function LiabilityDrawer({ item, onClose }: LiabilityDrawerProps) {
  const { t } = useTexts('console');
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('draws.liability.title', { numero: item.draw.numero })}
    >
      <p>{t('draws.liability.lead')}</p>
      <LiabilityNumbers item={item} />
    </Drawer>
  );
}
