import type { Vendor } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Skeleton } from '@croupier/ui';
import { memo, useId, useRef, type Ref } from 'react';
import styles from './vendor-row.module.css';

interface VendorRowProps {
  readonly vendors: readonly Vendor[];
  readonly value: string;
  readonly onChange: (vassalage: string) => void;
}

/** Providers per row (specification §9); arrows reach the others. */
const inARow = 7;
const rowHeight = 44;

/** The providers of the kind, to choose one. */
export const VendorRow = memo(function VendorRow({ vendors, value, onChange }: VendorRowProps) {
  const { t } = useTexts('mfe-games');
  const row = useRef<HTMLDivElement>(null);
  const hasArrows = vendors.length > inARow;
  const move = (pages: -1 | 1) => {
    const element = row.current;
    if (!element) return;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    element.scrollBy({ left: element.clientWidth * pages * (isRtl ? -1 : 1), behavior: 'smooth' });
  };
  return (
    <div className={styles.vendors}>
      {hasArrows && (
        <Button
          variant="quiet"
          icon="chevron-left"
          aria-label={t('vendor.before')}
          onClick={() => move(-1)}
        />
      )}
      <VendorChoices
        ref={row}
        vendors={vendors}
        value={value}
        className={styles.row}
        onChange={onChange}
      />
      {hasArrows && (
        <Button
          variant="quiet"
          icon="chevron-right"
          aria-label={t('vendor.after')}
          onClick={() => move(1)}
        />
      )}
    </div>
  );
});

/** Reserves the row's space until the providers have loaded. */
export function VendorRowPlace() {
  return (
    <div className={styles.vendors}>
      <Skeleton height={rowHeight} />
    </div>
  );
}

interface VendorChoicesProps extends VendorRowProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly className: string | undefined;
}

/** The providers of the kind as one group of radio buttons. */
export function VendorChoices({ ref, vendors, value, className, onChange }: VendorChoicesProps) {
  const { t, formats } = useTexts('mfe-games');
  const name = useId();
  return (
    <div ref={ref} role="radiogroup" aria-label={t('lobby.vendor')} className={className}>
      <VendorChoice name={name} value="" chosen={value} onChange={onChange}>
        <b>{t('lobby.everyVendor')}</b>
      </VendorChoice>
      {vendors.map(({ vassalage, displayName, games, isHot }) => (
        <VendorChoice
          key={vassalage}
          name={name}
          value={vassalage}
          chosen={value}
          onChange={onChange}
        >
          <b>{displayName}</b>
          <span className={styles.count}>{formats.number(games)}</span>
          {isHot === 1 && <Badge tone="accent">{t('card.hot')}</Badge>}
        </VendorChoice>
      ))}
    </div>
  );
}

interface VendorChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly chosen: string;
  readonly onChange: (vassalage: string) => void;
  readonly children: React.ReactNode;
}

function VendorChoice({ name, value, chosen, onChange, children }: VendorChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.vendor}>
      <input
        id={id}
        type="radio"
        name={name}
        checked={value === chosen}
        onChange={() => onChange(value)}
      />
      <span className={styles.face}>{children}</span>
    </label>
  );
}
