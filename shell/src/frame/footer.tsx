import { useTexts } from '@croupier/i18n';
import { Logo, useServerNow, useSite } from '@croupier/ui';
import { Link } from 'react-router-dom';
import { useRef } from 'react';
import { loadProviderStrip } from '../features/support/load-support.ts';
import { ShellPart } from '../mount/shell-part.tsx';
import { useIsNearViewport } from '../mount/slot-mount.tsx';
import { useLoaded } from '../use-loaded.ts';
import { FooterLinks } from './footer-links.tsx';
import { FooterMarks } from './footer-marks.tsx';
import styles from './footer.module.css';

const dayMs = 86_400_000;

export function Footer() {
  const { t, formats } = useTexts('shell');
  const site = useSite();
  const { name, look, mark, word, minimumAge } = site.brand;
  const year = formats.number(useServerNow(dayMs).getUTCFullYear(), { useGrouping: false });
  const age = formats.number(minimumAge);
  return (
    <footer className={styles.footer}>
      <Providers />
      <div className={styles.row}>
        <div className={styles.brand}>
          <Link to="/" className={styles.logo} aria-label={t('home.link', { brand: name })}>
            <Logo look={mark} name={word} />
          </Link>
          <p>{t(`footer.line.${look}`, { defaultValue: t('footer.line.other'), brand: name })}</p>
          <FooterMarks />
        </div>
        <FooterLinks />
        <div className={styles.care}>
          <span className={styles.age} role="img" aria-label={t('footer.age', { age })}>
            {age}+
          </span>
          <p>
            {t('footer.responsible')}{' '}
            <Link to="/play-safely" className={styles.safely}>
              {t('footer.safely')}
            </Link>
          </p>
        </div>
        <p className={styles.rights}>{t('footer.rights', { year, brand: name })}</p>
      </div>
    </footer>
  );
}

/** The providers' strip, in a place of its height: it loads when the visitor reaches the end of the page. */
function Providers() {
  const place = useRef<HTMLDivElement>(null);
  const loaded = useLoaded(loadProviderStrip, useIsNearViewport(place));
  return (
    <div ref={place} className={styles.providers}>
      {loaded.state === 'ready' && (
        <ShellPart>
          <loaded.value.ProviderStrip />
        </ShellPart>
      )}
    </div>
  );
}
