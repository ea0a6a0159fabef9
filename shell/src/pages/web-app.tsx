import { useTexts } from '@croupier/i18n';
import { Card, useSite, Button } from '@croupier/ui';
import { QrCode } from '@croupier/ui/qr-code';
import styles from './down-page.module.css';
import { useSyncExternalStore } from 'react';
import { askToInstall, isInstallOffered, onInstallOffer } from '../offline/install-offer.ts';

const ways = ['android', 'ios', 'desktop'] as const;
const steps = ['first', 'second', 'third'] as const;

/** The site as an installed app, with instructions for each type of device. */
export function WebApp({ name }: { name: string }) {
  const { t } = useTexts('news');
  return (
    <>
      <Card className={styles.web}>
        <div className={styles.words}>
          <h2>{t('down.web')}</h2>
          <p>{t('down.webText')}</p>
          <InstallButton brand={name} />
          <Code />
        </div>
        <Phone name={name} />
      </Card>
      <div className={styles.ways}>
        {ways.map((way) => (
          <Card key={way} className={styles.way}>
            <DeviceMark device={way} />
            <h3>{t(`down.${way}.name`)}</h3>
            <ol role="list" className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{t(`down.${way}.${step}`, { brand: name })}</li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
    </>
  );
}

/** For visitors who read this on another device than the one to install on. */
function Code() {
  const { t } = useTexts('news');
  const { origin } = useSite().brand;
  const { host } = new URL(origin);
  return (
    <figure className={styles.code}>
      <QrCode text={origin} label={t('down.codeLabel', { address: host })} />
      <figcaption>
        {t('down.code')}
        <bdi dir="ltr">{host}</bdi>
      </figcaption>
    </figure>
  );
}

const programs = 12;
const ownPlace = 5;

/** A preview of a home screen with the brand's icon. */
function Phone({ name }: { name: string }) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <ul role="list" className={styles.screen}>
        {Array.from({ length: programs }, (_, place) => (
          <li key={place}>
            {place === ownPlace ? <img src="/icons/180.png" alt={''} /> : <span />}
            {place === ownPlace && <b>{name}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const shapes = {
  android:
    'M7 3h10a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3ZM10.5 18h3',
  ios: 'M8 2.5h8a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 19V5A2.5 2.5 0 0 1 8 2.5ZM10 5.5h4',
  desktop: 'M4.5 5h15v10.5h-15ZM2.5 19h19M10 15.5v3.5M14 15.5v3.5',
} as const;

type Device = keyof typeof shapes;

/** The icon of the device type that an installation is for. */
function DeviceMark({ device }: { device: Device }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[device]} />
    </svg>
  );
}

/** Installs the site as an app, if the browser offers that and the site is not installed yet. */
function InstallButton({ brand }: { brand: string }) {
  const { t } = useTexts('news');
  const isOffered = useSyncExternalStore(onInstallOffer, isInstallOffered, isInstallOffered);
  if (!isOffered) return null;
  return (
    <Button variant="primary" icon="deposit" onClick={() => void askToInstall()}>
      {t('down.install', { brand })}
    </Button>
  );
}
