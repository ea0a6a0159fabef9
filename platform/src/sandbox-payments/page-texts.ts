import type { Language } from '@croupier/contracts';

export interface PageTexts {
  readonly sandbox: string;
  readonly title: string;
  readonly to: string;
  readonly amount: string;
  readonly reference: string;
  readonly until: string;
  readonly pay: string;
  readonly decline: string;
  readonly paid: string;
  readonly declined: string;
  readonly expired: string;
  readonly back: string;
  readonly unknown: string;
}

export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  en: {
    sandbox: 'Sandbox: no real money moves here',
    title: 'Confirm your payment',
    to: 'Paid to',
    amount: 'Amount',
    reference: 'Reference',
    until: 'Pay before',
    pay: 'Pay now',
    decline: 'Decline',
    paid: 'This payment has been made.',
    declined: 'This payment was declined.',
    expired: 'The time for this payment is over. Please start again.',
    back: 'Back to the site',
    unknown: 'There is no such payment.',
  },
  bn: {
    sandbox: 'পরীক্ষামূলক পাতা: এখানে আসল টাকা লেনদেন হয় না',
    title: 'পেমেন্ট নিশ্চিত করুন',
    to: 'প্রাপক',
    amount: 'পরিমাণ',
    reference: 'রেফারেন্স',
    until: 'এর আগে পরিশোধ করুন',
    pay: 'এখনই পরিশোধ করুন',
    decline: 'বাতিল করুন',
    paid: 'এই পেমেন্টটি সম্পন্ন হয়েছে।',
    declined: 'এই পেমেন্টটি বাতিল করা হয়েছে।',
    expired: 'এই পেমেন্টের সময় শেষ। আবার শুরু করুন।',
    back: 'সাইটে ফিরে যান',
    unknown: 'এমন কোনো পেমেন্ট নেই।',
  },
  es: {
    sandbox: 'Entorno de pruebas: aquí no se mueve dinero real',
    title: 'Confirma tu pago',
    to: 'Destinatario',
    amount: 'Importe',
    reference: 'Referencia',
    until: 'Paga antes de',
    pay: 'Pagar ahora',
    decline: 'Rechazar',
    paid: 'Este pago ya está hecho.',
    declined: 'Este pago fue rechazado.',
    expired: 'El plazo de este pago ha terminado. Empieza de nuevo.',
    back: 'Volver al sitio',
    unknown: 'Ese pago no existe.',
  },
  ar: {
    sandbox: 'بيئة تجريبية: لا تُنقل هنا أموال حقيقية',
    title: 'أكّد عملية الدفع',
    to: 'المستفيد',
    amount: 'المبلغ',
    reference: 'المرجع',
    until: 'ادفع قبل',
    pay: 'ادفع الآن',
    decline: 'رفض',
    paid: 'تمّت عملية الدفع هذه.',
    declined: 'رُفضت عملية الدفع هذه.',
    expired: 'انتهت مهلة هذه العملية. ابدأ من جديد.',
    back: 'العودة إلى الموقع',
    unknown: 'لا توجد عملية دفع بهذا الرقم.',
  },
};
