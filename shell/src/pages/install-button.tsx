import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { useSyncExternalStore } from 'react';
import { askToInstall, isInstallOffered, onInstallOffer } from '../offline/install-offer.ts';

/** Installs the site as an app, if the browser offers that and the site is not installed yet. */
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
