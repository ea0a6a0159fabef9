import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useAdminBanners = (brand: string) => useCallQuery(calls.adminBanners, { brand });
export const useRemovedBanners = (brand: string) => useCallQuery(calls.removedBanners, { brand });
export const useAdminNotices = (brand: string) => useCallQuery(calls.adminNotices, { brand });
export const useRemovedNotices = (brand: string) => useCallQuery(calls.removedNotices, { brand });
export const useAdminHelp = (brand: string) => useCallQuery(calls.adminHelp, { brand });
export const useRemovedHelp = (brand: string) => useCallQuery(calls.removedHelp, { brand });
export const useAdminFeedback = (settled: 'yes' | 'no') =>
  useCallQuery(calls.adminFeedback, { settled });

export const useSaveBanner = () => useCallMutation(calls.saveBanner);
export const useRemoveBanner = () => useCallMutation(calls.removeBanner);
export const useRestoreBanner = () => useCallMutation(calls.restoreBanner);
export const useOrderBanners = () => useCallMutation(calls.orderBanners);
export const useSaveNotice = () => useCallMutation(calls.saveNotice);
export const usePublishNotice = () => useCallMutation(calls.publishNotice);
export const useRemoveNotice = () => useCallMutation(calls.removeNotice);
export const useRestoreNotice = () => useCallMutation(calls.restoreNotice);
export const useSaveHelp = () => useCallMutation(calls.saveHelp);
export const useRemoveHelp = () => useCallMutation(calls.removeHelp);
export const useRestoreHelp = () => useCallMutation(calls.restoreHelp);
export const useOrderHelp = () => useCallMutation(calls.orderHelp);
export const useSettleFeedback = () => useCallMutation(calls.settleFeedback);
export const usePreviewContent = () => useCallMutation(calls.previewContent);

/** Invalidates lists and audit trail, also after a failure: another operator may have saved first. */
export function useReloadContent(): () => void {
  const forget = useInvalidate();
  return () => {
    forget(calls.adminBanners);
    forget(calls.removedBanners);
    forget(calls.adminNotices);
    forget(calls.removedNotices);
    forget(calls.adminHelp);
    forget(calls.removedHelp);
    forget(calls.adminFeedback);
    forget(calls.audit);
  };
}
