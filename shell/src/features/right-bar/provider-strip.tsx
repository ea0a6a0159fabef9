import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ProviderMark } from '@croupier/ui/artwork';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import styles from './provider-strip.module.css';

/** Slides visible at once (specification §2); the track moves by one slide in three seconds. */
const slides = 10;
const slideS = 3;

interface Provider {
  readonly code: string;
  readonly name: string;
  readonly path: string;
}

/**
 * The brand's providers, scrolling continuously; they stop on hover, and for visitors who prefer reduced
 * motion.
 */
export function ProviderStrip() {
  const { t } = useTexts('support');
  const vendors = useCallQuery(calls.gameVendors, {});
  const providers = new Map<string, Provider>();
  for (const { vassalage, displayName, category, isGame } of vendors.data ?? [])
    if (!providers.has(vassalage))
      providers.set(vassalage, {
        code: vassalage,
        name: displayName,
        path: `/${category.toLowerCase()}?${new URLSearchParams({ vassalage, isGame })}`,
      });
  if (providers.size === 0) return null;
  const list = [...providers.values()];
  // Fewer slides than fill the strip do not move.
  const isMoving = list.length > slides;
  const run: CSSProperties & Record<'--run', string> = { '--run': `${list.length * slideS}s` };
  return (
    <div className={styles.window} role="group" aria-label={t('providers')}>
      <div className={styles.track} data-moving={isMoving || undefined} style={run}>
        <Turn list={list} />
        {isMoving && <Turn list={list} isEcho />}
      </div>
    </div>
  );
}

interface TurnProps {
  readonly list: readonly Provider[];
  /** A visual duplicate, hidden from screen readers: the original is in the previous turn. */
  readonly isEcho?: boolean;
}

function Turn({ list, isEcho = false }: TurnProps) {
  return (
    <ul className={styles.turn} role="list" aria-hidden={isEcho || undefined}>
      {list.map(({ code, name, path }) => (
        <li key={code}>
          <Link to={path} className={styles.provider} tabIndex={isEcho ? -1 : undefined}>
            <ProviderMark seed={code} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
