import { useCallQuery } from '@croupier/client';
import { calls, type NamedResource, type Permission } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Icon, PageHeader, useSite } from '@croupier/ui';
import { QrCode } from '@croupier/ui/qr-code';
import { WebApp } from './web-app.tsx';
import styles from './own-pages.module.css';

/** Apps among the resources of a brand, such as `APP_ANDROID`. */
const appNames = /^APP_/;

/** The site as an app on each type of device, and the brand's other apps. */
export function DownPage() {
  const { t } = useTexts('news');
  const shell = useTexts('shell');
  const { name } = useSite().brand;
  const status = useCallQuery(calls.systemStatus, { host: window.location.hostname });
  return (
    <div className={styles.page}>
      <PageHeader title={shell.t('pages.down')} lead={t('down.lead', { brand: name })} />
      <WebApp name={name} />
      {status.data?.info && <Programs info={status.data.info} />}
    </div>
  );
}

function Programs({ info: { resources, domainRoute } }: { info: Permission['info'] }) {
  const { t, formats } = useTexts('news');
  const apps = Object.entries(resources).filter(([name]) => appNames.test(name));
  return (
    <>
      {apps.length > 0 && (
        <section aria-label={t('down.apps')} className={styles.apps}>
          {apps.map(([name, app]) => (
            <Program key={name} app={app} />
          ))}
        </section>
      )}
      {domainRoute.length > 0 && (
        <Card className={styles.addresses}>
          <h2>{t('down.addresses')}</h2>
          <ul>
            {domainRoute.map(({ url, speed }) => (
              <li key={url}>
                <a href={url} rel="noopener noreferrer" dir="ltr">
                  {url.replace(/^https:\/\//, '')}
                </a>{' '}
                {speed > 0 && t('down.speed', { speed: formats.number(speed) })}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Program({ app: { url, labelNameEn, version } }: { app: Omit<NamedResource, 'name'> }) {
  const { t } = useTexts('news');
  const address = new URL(url, window.location.href).href;
  return (
    <Card className={styles.app}>
      <div className={styles.small}>
        <QrCode text={address} label={t('down.codeLabel', { address })} />
      </div>
      <div className={styles.steps}>
        <h2>
          <bdi>{labelNameEn}</bdi>
        </h2>
        {version && <p>{t('down.version', { version })}</p>}
        <a href={url} rel="noopener noreferrer" className={styles.get}>
          <Icon name="deposit" />
          {t('down.get')}
        </a>
      </div>
    </Card>
  );
}
