import type { BrandSummary, Placement, Release } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button } from '@croupier/ui';
import { HealthText } from '../placement/health-text.tsx';
import { PreviewButton } from './preview-button.tsx';
import styles from './releases.module.css';

interface ReleaseItemProps {
  readonly brand: BrandSummary;
  readonly placement: Placement;
  readonly release: Release;
  readonly onGive: () => void;
  readonly onTry: (percent: number) => void;
}

/** A share that is small enough to limit damage and large enough for reports. */
const firstShare = 5;

/** One release on the time line: time, size, audience, health and possible actions. */
export function ReleaseItem({ brand, placement, release, onGive, onTry }: ReleaseItemProps) {
  const { t, formats } = useTexts('console');
  const { version, releasedAt, bytes, failures } = release;
  const isServing = placement.serving === version;
  const isTried = placement.canary?.version === version;
  const size = formats.number(bytes / 1024, { maximumFractionDigits: 0 });
  return (
    <li
      className={styles.release}
      data-serving={isServing || undefined}
      data-tried={isTried || undefined}
    >
      <div className={styles.head}>
        <h3 dir="ltr">{version}</h3>
        <Standing placement={placement} version={version} />
      </div>
      <p className={styles.facts}>
        <time dateTime={releasedAt}>{formats.dateTime(releasedAt)}</time>
        {' · '}
        {t('board.kilobytes', { size })}
      </p>
      <HealthText failures={failures} />
      {failures.last && (
        <p className={styles.words} dir="ltr">
          {failures.last}
        </p>
      )}
      <div className={styles.actions}>
        {!isServing && (
          <>
            <Button size="s" onClick={onGive}>
              {t('releases.give')}
            </Button>
            {placement.serving !== null && !isTried && (
              <Button size="s" onClick={() => onTry(firstShare)}>
                {t('releases.try')}
              </Button>
            )}
            <PreviewButton brand={brand.code} module={placement.module} version={version} />
          </>
        )}
      </div>
    </li>
  );
}

/** The visitors who get the release. */
function Standing({ placement, version }: { placement: Placement; version: string }) {
  const { t, formats } = useTexts('console');
  const { serving, canary, withdrawn, lastGood } = placement;
  if (canary?.version === version)
    return (
      <Badge tone="accent">
        {t('releases.tried', { percent: formats.number(canary.percent) })}
      </Badge>
    );
  if (serving === version)
    return (
      <Badge tone="positive">
        {canary
          ? t('releases.tried', { percent: formats.number(100 - canary.percent) })
          : t('releases.everybody')}
      </Badge>
    );
  if (withdrawn?.version === version)
    return <Badge tone="negative">{t('releases.wentBack')}</Badge>;
  if (lastGood === version) return <Badge>{t('releases.lastGood')}</Badge>;
  return null;
}
