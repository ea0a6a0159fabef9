import type { Localized } from '@croupier/contracts';

/** Texts of the offline page. */
export const offlineTitle: Localized = {
  en: 'You are offline',
  bn: 'ইন্টারনেট সংযোগ নেই',
  es: 'Estás sin conexión',
  ar: 'أنت غير متصل بالإنترنت',
};

export const offlineText: Localized = {
  en: 'This page opens by itself as soon as the connection is back. What you had placed before is safe with us.',
  bn: 'সংযোগ ফিরলেই পেজটি নিজে থেকে খুলে যাবে। এর আগে যা খেলেছেন, তা আমাদের কাছে নিরাপদে আছে।',
  es: 'Esta página se abrirá sola en cuanto vuelva la conexión. Lo que ya habías jugado está a salvo con nosotros.',
  ar: 'ستُفتح هذه الصفحة تلقائيًا بمجرد عودة الاتصال. ما راهنت عليه من قبل محفوظ لدينا.',
};

export const offlineAgain: Localized = {
  en: 'Try again',
  bn: 'আবার চেষ্টা করুন',
  es: 'Reintentar',
  ar: 'أعد المحاولة',
};
