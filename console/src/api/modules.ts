import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** The registry can end a trial automatically: polling shows the change on the board. */
const refreshMs = 10_000;

export const usePlacements = (brand: string) =>
  useCallQuery(calls.placements, { brand }, { refreshMs });

/** Places a module of a brand. Invalidates board and audit trail afterwards, also after a failure. */
export function usePlaceModule() {
  const reload = useInvalidatePlacements();
  return { ...useCallMutation(calls.placeModule), reload };
}

/** Saves the module's settings for the brand. */
export function useSetModule() {
  const reload = useInvalidatePlacements();
  return { ...useCallMutation(calls.setModule), reload };
}

/** Ends a trial, or rolls back to the last good release. */
export function useRollBackModule() {
  const reload = useInvalidatePlacements();
  return { ...useCallMutation(calls.rollBackModule), reload };
}

/** Creates a link that shows a release on a brand's pages to visitors with the link. */
export const usePreviewModule = () => useCallMutation(calls.previewModule);

/** Invalidates board and audit trail. */
export function useInvalidatePlacements(): () => void {
  const invalidate = useInvalidate();
  return () => {
    invalidate(calls.placements);
    invalidate(calls.audit);
    invalidate(calls.auditCheck);
  };
}

export const useTeamTokens = () => useCallQuery(calls.teamTokens, undefined);

export function useMakeTeamToken() {
  const invalidate = useInvalidate();
  const make = useCallMutation(calls.makeTeamToken);
  return { make, reload: () => invalidate(calls.teamTokens) };
}

export function useRevokeTeamToken() {
  const invalidate = useInvalidate();
  const revoke = useCallMutation(calls.revokeTeamToken);
  return { revoke, reload: () => invalidate(calls.teamTokens) };
}
