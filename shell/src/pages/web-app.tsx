import { useTexts } from '@croupier/i18n';
import { Card, useSite } from '@croupier/ui';
import { QrCode } from '@croupier/ui/qr-code';
import { DeviceMark } from './device-mark.tsx';
import { InstallButton } from './install-button.tsx';
import styles from './down-page.module.css';

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
