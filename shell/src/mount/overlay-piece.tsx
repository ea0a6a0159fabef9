import { overlayPiece } from '@croupier/contracts';
import { type OverlayProps, Button, Empty } from '@croupier/ui';
import { useEffect, type ReactNode } from 'react';
import { useShell } from '../shell-scope.tsx';
import { isMissingPage, prefetchOverlay, pageShown, type OverlayOfModule } from './prefetch.ts';
import { PieceView } from './piece-view.tsx';
import { useTexts } from '@croupier/i18n';

interface OverlayPieceProps extends OverlayProps, OverlayOfModule {
  readonly skeleton: ReactNode;
}

/** An overlay and its current page: two pieces that fail independently. */
export function OverlayPiece({ module, overlay, skeleton, page, ...acts }: OverlayPieceProps) {
  const shell = useShell();
  const { overlays } = shell;
  const shown = pageShown(overlay, page);
  useEffect(
    () => prefetchOverlay(shell, { module, overlay }, shown),
    [shell, module, overlay, shown],
  );
  const isMissing = isMissingPage(overlay, page);
  const props = { ...acts, page: isMissing ? undefined : shown };
  const inner =
    overlay.pages && shown && !isMissing ? overlayPiece(overlay.overlay, shown) : undefined;
  const turned = inner !== undefined && (
    <PieceView
      key={inner}
      store={overlays}
      module={module}
      name={inner}
      props={props}
      skeleton={skeleton}
    />
  );
  return (
    <PieceView
      store={overlays}
      module={module}
      name={overlay.overlay}
      props={{
        ...props,
        children: isMissing ? (
          <MissingOverlayPage onBack={() => acts.onPage(shown ?? '')} />
        ) : (
          turned
        ),
      }}
      skeleton={skeleton}
      inner={inner}
    />
  );
}

/** The overlay has no page at this address: shows that, with a link to its first page. */
function MissingOverlayPage({ onBack }: { onBack: () => void }) {
  const { t } = useTexts('shell');
  return (
    <Empty
      art="search"
      title={t('missing.title')}
      text={t('missing.windowText')}
      action={
        <Button variant="primary" onClick={onBack}>
          {t('missing.windowBack')}
        </Button>
      }
    />
  );
}
