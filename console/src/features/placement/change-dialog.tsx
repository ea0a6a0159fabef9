import type { BrandSummary, Canary } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useState } from 'react';
import { usePlaceModule, useRollBackModule } from '../../api/modules.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import type { Change } from './change.ts';
import { ShareInput } from './share-input.tsx';

/** Another operator saved first, or another module has the place. */
export type Refusal = 'version-conflict' | 'place-taken';

interface ChangeDialogProps {
  readonly brand: BrandSummary;
  readonly module: string;
  readonly change: Change;
  readonly onClose: () => void;
  /** Nothing was changed; the board reloads. */
  readonly onRefused: (refusal: Refusal) => void;
}

const confirmKeys = {
  on: 'change.confirmOn',
  off: 'change.confirmOff',
  version: 'change.confirmVersion',
  try: 'change.confirmTry',
  rollBack: 'change.confirmRollBack',
} as const;
const doneKeys = {
  on: 'change.doneOn',
  off: 'change.doneOff',
  version: 'change.doneVersion',
  try: 'change.doneTry',
  rollBack: 'change.doneRollBack',
} as const;

/** Describes the effect, asks for a reason, and makes the change. */
export function ChangeDialog({ brand, module, change, onClose, onRefused }: ChangeDialogProps) {
  const { t, formats } = useTexts('console');
  const place = usePlaceModule();
  const rollBack = useRollBackModule();
  const [canary, setCanary] = useState<Canary | null>(change.canary);
  const doing = change.kind === 'rollBack' ? rollBack : place;
  const names = {
    module,
    brand: brand.name,
    version: change.version ?? t('change.newest'),
    tried: canary?.version ?? '',
    percent: formats.number(canary?.percent ?? 0),
  };

  function confirm(note: string, callbacks: DecisionCallbacks): void {
    const { kind, enabled, version, revision } = change;
    const then = {
      ...callbacks,
      onError({ code }: { readonly code: string }) {
        if (code !== 'version-conflict' && code !== 'place-taken') return;
        onRefused(code);
        onClose();
      },
    };
    const cell = { brand: brand.code, module, revision, note };
    if (kind === 'rollBack') rollBack.mutate(cell, then);
    else place.mutate({ ...cell, enabled, version, ...(canary ? { canary } : {}) }, then);
  }

  return (
    <DecisionDialog
      title={t(`change.${change.kind}`, names)}
      confirm={t(confirmKeys[change.kind])}
      isDanger={change.kind === 'off' || change.kind === 'rollBack'}
      isBusy={doing.isPending}
      error={doing.error}
      done={t(doneKeys[change.kind], names)}
      reload={place.reload}
      onConfirm={(note, _fields, { callbacks }) => confirm(note, callbacks)}
      onClose={onClose}
    >
      <p>{t(`change.${change.kind}Text`, names)}</p>
      {change.kind === 'try' && canary && (
        <ShareInput
          percent={canary.percent}
          onChange={(percent) => setCanary({ ...canary, percent })}
        />
      )}
    </DecisionDialog>
  );
}
