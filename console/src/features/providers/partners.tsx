import type { ProviderKey, ProviderPartner } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Dialog, Retry, Skeleton } from '@croupier/ui';
import { CopyButton } from '@croupier/ui/copy-button';
import { useState } from 'react';
import { useProviderPartners } from '../../api/providers.ts';
import { useNow } from '../../lib/use-now.ts';
import { KeyDialog, type KeyStep } from './key-dialog.tsx';
import { PartnerDialog } from './partner-dialog.tsx';
import styles from './providers.module.css';

type Open =
  | { readonly what: 'form'; readonly partner: ProviderPartner | null }
  | { readonly what: 'step'; readonly step: KeyStep }
  | { readonly what: 'key'; readonly key: ProviderKey };

/** Who the providers are: what is agreed, which keys are live, and whether they are switched on. */
export function Partners() {
  const { t } = useTexts('console');
  const partners = useProviderPartners();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showKey = (key: ProviderKey) => setOpen({ what: 'key', key });
  if (partners.isPending) return <Skeleton lines={3} height={160} />;
  if (partners.error) return <Retry error={partners.error} onRetry={partners.refetch} />;
  return (
    <div className={styles.panel}>
      <div className={styles.choices}>
        <Button
          variant="primary"
          icon="plus"
          onClick={() => setOpen({ what: 'form', partner: null })}
        >
          {t('partners.add')}
        </Button>
      </div>
      <ul className={styles.list}>
        {partners.data.map((partner) => (
          <li key={partner.provider}>
            <PartnerCard
              partner={partner}
              onChange={() => setOpen({ what: 'form', partner })}
              onStep={(step) => setOpen({ what: 'step', step })}
            />
          </li>
        ))}
      </ul>
      {open?.what === 'form' && (
        <PartnerDialog partner={open.partner} onAdded={showKey} onClose={close} />
      )}
      {open?.what === 'step' && <KeyDialog step={open.step} onKey={showKey} onClose={close} />}
      {open?.what === 'key' && <ShownKey made={open.key} onClose={close} />}
    </div>
  );
}

interface PartnerCardProps {
  readonly partner: ProviderPartner;
  readonly onChange: () => void;
  readonly onStep: (step: KeyStep) => void;
}

function PartnerCard({ partner, onChange, onStep }: PartnerCardProps) {
  const { t, formats } = useTexts('console');
  const now = useNow();
  const { provider, isOff, isHouse, keys, agreement } = partner;
  const live = keys.filter(({ until }) => until === null || Date.parse(until) > now.getTime());
  const unlimited = live.filter(({ until }) => until === null);
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.title}>
        <h2>{agreement.displayName}</h2>
        <Badge tone={isOff ? 'negative' : 'positive'}>
          {t(isOff ? 'partners.off' : 'partners.on')}
        </Badge>
      </header>
      <p className={styles.muted}>
        <code>{provider}</code> · <bdi>{agreement.origin}</bdi>
      </p>
      {isHouse ? (
        <p className={styles.muted}>{t('partners.house')}</p>
      ) : (
        <ul className={styles.keys} aria-label={t('partners.keys')}>
          {live.map(({ keyId, until }) => (
            <li key={keyId}>
              <code>{keyId}</code>{' '}
              {until ? t('partners.until', { time: formats.dateTime(until) }) : t('partners.live')}
              {until === null && unlimited.length > 1 && (
                <Button
                  size="s"
                  variant="quiet"
                  onClick={() => onStep({ kind: 'end', partner, keyId })}
                >
                  {t('partners.step.end.confirm')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.acts}>
        {!isHouse && <Button onClick={onChange}>{t('partners.change')}</Button>}
        {!isHouse && live.length < 2 && (
          <Button onClick={() => onStep({ kind: 'key', partner })}>
            {t('partners.step.key.confirm')}
          </Button>
        )}
        <Button
          variant={isOff ? 'primary' : 'danger'}
          onClick={() => onStep({ kind: isOff ? 'on' : 'off', partner })}
        >
          {t(isOff ? 'partners.step.on.confirm' : 'partners.step.off.confirm')}
        </Button>
      </footer>
    </Card>
  );
}

/** The full secret. The platform shows it only once. */
function ShownKey({ made, onClose }: { readonly made: ProviderKey; readonly onClose: () => void }) {
  const { t } = useTexts('console');
  return (
    <Dialog
      isOpen
      size="s"
      title={t('partners.keyTitle', { key: made.keyId })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('teams.close')}
        </Button>
      }
    >
      <div className={styles.card}>
        <p>{t('partners.once')}</p>
        <code className={styles.secret} dir="ltr">
          {made.secret}
        </code>
        <CopyButton text={made.secret} what={t('partners.secret')} />
      </div>
    </Dialog>
  );
}
