import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { useSyncExternalStore } from 'react';
import { askToInstall, isInstallOffered, onInstallOffer } from '../offline/install-offer.ts';

/** Puts the site among the apps, where the browser offers that and it is not there yet. */
export function InstallButton({ brand }: { brand: string }) {
  const { t } = useTexts('news');
  const isOffered = useSyncExternalStore(onInstallOffer, isInstallOffered, isInstallOffered);
  if (!isOffered) return null;
  return (
    <Button variant="primary" icon="deposit" onClick={() => void askToInstall()}>
      {t('down.install', { brand })}
    </Button>
  );
}
