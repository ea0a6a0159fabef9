import type { PointStock } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox } from '@croupier/ui';
import { useState } from 'react';
import { usePointActions } from '../../api/points.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import { NumberInput } from '../../lib/number-input.tsx';

/** The stock of an item with the item's title. */
export interface NamedStock extends PointStock {
  readonly title: string;
}

interface StockDialogProps {
  readonly brand: string;
  /** The stock as the operator saw it: an order in the meantime refuses the change. */
  readonly stock: NamedStock;
  readonly onClose: () => void;
}

/** Sets the stock of an item. */
export function StockDialog({ brand, stock: seen, onClose }: StockDialogProps) {
  const { t } = useTexts('console');
  const { setStock, reload } = usePointActions();
  const [isUnlimited, setUnlimited] = useState(seen.stock === null);
  const [left, setLeft] = useState(seen.stock ?? 0);
  return (
    <DecisionDialog
      title={t('points.stock.changeOf', { what: seen.title })}
      confirm={t('points.stock.save')}
      done={t('points.stock.saved')}
      isBusy={setStock.isPending}
      error={setStock.error}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) =>
        setStock.mutate(
          { brand, id: seen.id, stock: isUnlimited ? null : left, before: seen.stock, note },
          callbacks,
        )
      }
      onClose={onClose}
    >
      <Checkbox
        name="isUnlimited"
        label={t('points.stock.unlimited')}
        checked={isUnlimited}
        onChange={(event) => setUnlimited(event.currentTarget.checked)}
      />
      {!isUnlimited && (
        <NumberInput
          name="stock"
          label={t('points.stock.left')}
          value={left}
          onChange={(value) => setLeft(value)}
        />
      )}
    </DecisionDialog>
  );
}
