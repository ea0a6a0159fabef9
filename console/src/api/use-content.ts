import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useDeskBanners = (brand: string) => useAnswer(calls.deskBanners, { brand });
export const useRemovedBanners = (brand: string) => useAnswer(calls.removedBanners, { brand });
export const useDeskNotices = (brand: string) => useAnswer(calls.deskNotices, { brand });
export const useRemovedNotices = (brand: string) => useAnswer(calls.removedNotices, { brand });
export const useDeskHelp = (brand: string) => useAnswer(calls.deskHelp, { brand });
export const useRemovedHelp = (brand: string) => useAnswer(calls.removedHelp, { brand });
export const useDeskFeedback = (settled: 'yes' | 'no') =>
  useAnswer(calls.deskFeedback, { settled });

export const useSaveBanner = () => useCall(calls.saveBanner);
export const useRemoveBanner = () => useCall(calls.removeBanner);
export const useRestoreBanner = () => useCall(calls.restoreBanner);
export const useOrderBanners = () => useCall(calls.orderBanners);
export const useSaveNotice = () => useCall(calls.saveNotice);
export const usePublishNotice = () => useCall(calls.publishNotice);
export const useRemoveNotice = () => useCall(calls.removeNotice);
export const useRestoreNotice = () => useCall(calls.restoreNotice);
export const useSaveHelp = () => useCall(calls.saveHelp);
export const useRemoveHelp = () => useCall(calls.removeHelp);
export const useRestoreHelp = () => useCall(calls.restoreHelp);
export const useOrderHelp = () => useCall(calls.orderHelp);
export const useSettleFeedback = () => useCall(calls.settleFeedback);
export const usePreviewContent = () => useCall(calls.previewContent);

/** Lists and trail are asked for anew, after a failure too: another operator may have been faster. */
export function useReloadContent(): () => void {
  const forget = useForget();
  return () => {
    forget(calls.deskBanners);
    forget(calls.removedBanners);
    forget(calls.deskNotices);
    forget(calls.removedNotices);
    forget(calls.deskHelp);
    forget(calls.removedHelp);
    forget(calls.deskFeedback);
    forget(calls.audit);
  };
}
