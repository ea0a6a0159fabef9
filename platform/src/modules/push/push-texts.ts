import type { Language } from '@croupier/contracts';
import type { AmountSubject } from './notification-subject.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** `{{amount}}` and `{{brand}}` are replaced. No text invites the reader to play. */
export const pushTexts: Readonly<
  Record<Language, Readonly<Record<AmountSubject | 'notice', Words>>>
> = {
  en: {
    'deposit-credited': {
      title: 'Your deposit has arrived',
      text: '{{amount}} is on your balance.',
    },
    'deposit-declined': {
      title: 'Your deposit was declined',
      text: '{{amount}} was not credited. Open the deposit to see why.',
    },
    'withdrawal-paid': {
      title: 'Your withdrawal is paid',
      text: '{{amount}} is on its way to your account. Please confirm when it is there.',
    },
    'withdrawal-back': {
      title: 'Your withdrawal came back',
      text: '{{amount}} is on your balance again. Open the withdrawal to see why.',
    },
    win: { title: 'Your ticket has won', text: '{{amount}} is on your balance.' },
    'round-refunded': {
      title: 'A game round was refunded',
      text: '{{amount}} came back: the round could not be finished.',
    },
    notice: { title: 'News from {{brand}}', text: '{{notice}}' },
  },
  bn: {
    'deposit-credited': {
      title: 'আপনার ডিপোজিট পৌঁছেছে',
      text: '{{amount}} আপনার ব্যালেন্সে যোগ হয়েছে।',
    },
    'deposit-declined': {
      title: 'আপনার ডিপোজিট গৃহীত হয়নি',
      text: '{{amount}} যোগ হয়নি। কারণ দেখতে ডিপোজিটটি খুলুন।',
    },
    'withdrawal-paid': {
      title: 'আপনার উত্তোলনের টাকা পাঠানো হয়েছে',
      text: '{{amount}} আপনার অ্যাকাউন্টের পথে। পৌঁছালে নিশ্চিত করুন।',
    },
    'withdrawal-back': {
      title: 'আপনার উত্তোলন ফেরত এসেছে',
      text: '{{amount}} আবার আপনার ব্যালেন্সে। কারণ দেখতে উত্তোলনটি খুলুন।',
    },
    win: { title: 'আপনার টিকিট জিতেছে', text: '{{amount}} আপনার ব্যালেন্সে যোগ হয়েছে।' },
    'round-refunded': {
      title: 'একটি রাউন্ডের টাকা ফেরত এসেছে',
      text: '{{amount}} ফেরত এসেছে: রাউন্ডটি শেষ করা যায়নি।',
    },
    notice: { title: '{{brand}}-এর খবর', text: '{{notice}}' },
  },
  es: {
    'deposit-credited': {
      title: 'Tu depósito ha llegado',
      text: '{{amount}} ya está en tu saldo.',
    },
    'deposit-declined': {
      title: 'Tu depósito fue rechazado',
      text: 'No se abonaron {{amount}}. Abre el depósito para ver el motivo.',
    },
    'withdrawal-paid': {
      title: 'Tu retirada está pagada',
      text: '{{amount}} va de camino a tu cuenta. Confírmalo cuando llegue.',
    },
    'withdrawal-back': {
      title: 'Tu retirada ha vuelto',
      text: '{{amount}} está de nuevo en tu saldo. Abre la retirada para ver el motivo.',
    },
    win: { title: 'Tu boleto tiene premio', text: '{{amount}} ya está en tu saldo.' },
    'round-refunded': {
      title: 'Se devolvió una ronda',
      text: 'Han vuelto {{amount}}: la ronda no pudo terminar.',
    },
    notice: { title: 'Novedades de {{brand}}', text: '{{notice}}' },
  },
  ar: {
    'deposit-credited': { title: 'وصل إيداعك', text: 'أُضيف {{amount}} إلى رصيدك.' },
    'deposit-declined': {
      title: 'رُفض إيداعك',
      text: 'لم يُضف {{amount}}. افتح الإيداع لمعرفة السبب.',
    },
    'withdrawal-paid': {
      title: 'تم دفع سحبك',
      text: '{{amount}} في طريقه إلى حسابك. أكّد الاستلام عند وصوله.',
    },
    'withdrawal-back': {
      title: 'عاد مبلغ سحبك',
      text: 'عاد {{amount}} إلى رصيدك. افتح السحب لمعرفة السبب.',
    },
    win: { title: 'ربحت تذكرتك', text: 'أُضيف {{amount}} إلى رصيدك.' },
    'round-refunded': {
      title: 'أُعيد مبلغ جولة',
      text: 'عاد إليك {{amount}}: تعذّر إكمال الجولة.',
    },
    notice: { title: 'أخبار {{brand}}', text: '{{notice}}' },
  },
};
