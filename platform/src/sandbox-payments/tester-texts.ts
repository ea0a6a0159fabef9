import type { Language } from '@croupier/contracts';
import type { DeliveryMode } from './notice-sender.ts';

export interface TesterTexts {
  readonly title: string;
  readonly travel: string;
  readonly travels: Readonly<Record<DeliveryMode, string>>;
  readonly set: string;
  readonly automatic: string;
  readonly byHand: string;
  readonly failing: string;
  readonly transfers: string;
  readonly code: string;
  readonly amount: string;
  readonly currency: string;
  readonly payer: string;
  readonly arrive: string;
  readonly payouts: string;
  readonly none: string;
  readonly states: Readonly<Record<'accepted' | 'paid' | 'failed', string>>;
  readonly pay: string;
  readonly fail: string;
  readonly again: string;
}

export const testerTexts: Readonly<Record<Language, TesterTexts>> = {
  en: {
    title: 'Controls for testers',
    travel: 'How notices travel',
    travels: {
      plain: 'as they should',
      doubled: 'each one twice',
      late: 'half a minute late',
      reversed: 'in the wrong order',
      lost: 'never',
    },
    set: 'Set',
    automatic: 'Payouts are paid by themselves',
    byHand: 'Payouts wait for a button',
    failing: 'A payout to an account that ends in 0000 fails.',
    transfers: 'A transfer arrives at the bank',
    code: 'Code in the transfer',
    amount: 'Amount',
    currency: 'Currency',
    payer: 'Payer',
    arrive: 'Let it arrive',
    payouts: 'Payouts',
    none: 'There are none yet.',
    states: { accepted: 'waits', paid: 'paid', failed: 'failed' },
    pay: 'Say “paid”',
    fail: 'Say “failed”',
    again: 'Send all words again',
  },
  bn: {
    title: 'পরীক্ষকের ডেস্ক',
    travel: 'বার্তা কীভাবে পৌঁছাবে',
    travels: {
      plain: 'ঠিকমতো',
      doubled: 'প্রতিটি দুবার',
      late: 'আধা মিনিট দেরিতে',
      reversed: 'উল্টো ক্রমে',
      lost: 'কখনোই না',
    },
    set: 'ঠিক করুন',
    automatic: 'পেআউট নিজে থেকেই পরিশোধ হয়',
    byHand: 'পেআউট বোতামের অপেক্ষায় থাকে',
    failing: '0000 দিয়ে শেষ হওয়া অ্যাকাউন্টে পেআউট ব্যর্থ হয়।',
    transfers: 'ব্যাংকে একটি ট্রান্সফার এলো',
    code: 'ট্রান্সফারের কোড',
    amount: 'পরিমাণ',
    currency: 'মুদ্রা',
    payer: 'প্রেরক',
    arrive: 'পৌঁছাতে দিন',
    payouts: 'পেআউট',
    none: 'এখনো কিছু নেই।',
    states: { accepted: 'অপেক্ষায়', paid: 'পরিশোধিত', failed: 'ব্যর্থ' },
    pay: '“পরিশোধিত” বলুন',
    fail: '“ব্যর্থ” বলুন',
    again: 'সব বার্তা আবার পাঠান',
  },
  es: {
    title: 'Mesa de pruebas',
    travel: 'Cómo viajan los avisos',
    travels: {
      plain: 'como deben',
      doubled: 'cada uno dos veces',
      late: 'con medio minuto de retraso',
      reversed: 'en orden inverso',
      lost: 'nunca',
    },
    set: 'Aplicar',
    automatic: 'Los pagos salen solos',
    byHand: 'Los pagos esperan un botón',
    failing: 'Un pago a una cuenta que acaba en 0000 falla.',
    transfers: 'Llega una transferencia al banco',
    code: 'Código de la transferencia',
    amount: 'Importe',
    currency: 'Moneda',
    payer: 'Ordenante',
    arrive: 'Que llegue',
    payouts: 'Pagos salientes',
    none: 'Todavía no hay ninguno.',
    states: { accepted: 'en espera', paid: 'pagado', failed: 'fallido' },
    pay: 'Decir «pagado»',
    fail: 'Decir «fallido»',
    again: 'Reenviar todos los avisos',
  },
  ar: {
    title: 'مكتب المختبِر',
    travel: 'كيف تصل الإشعارات',
    travels: {
      plain: 'كما ينبغي',
      doubled: 'كل إشعار مرتين',
      late: 'متأخرة نصف دقيقة',
      reversed: 'بترتيب معكوس',
      lost: 'لا تصل أبدًا',
    },
    set: 'تطبيق',
    automatic: 'تُدفع المبالغ تلقائيًا',
    byHand: 'تنتظر المدفوعات زرًّا',
    failing: 'يفشل الدفع إلى حساب ينتهي بـ 0000.',
    transfers: 'وصول تحويل إلى البنك',
    code: 'الرمز المكتوب في التحويل',
    amount: 'المبلغ',
    currency: 'العملة',
    payer: 'المحوِّل',
    arrive: 'أوصِل التحويل',
    payouts: 'المدفوعات الصادرة',
    none: 'لا شيء بعد.',
    states: { accepted: 'في الانتظار', paid: 'دُفع', failed: 'فشل' },
    pay: 'أعلن «دُفع»',
    fail: 'أعلن «فشل»',
    again: 'أعد إرسال كل الإشعارات',
  },
};
