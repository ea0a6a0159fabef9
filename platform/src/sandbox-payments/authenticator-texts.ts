import type { Language } from '@croupier/contracts';

export interface AuthenticatorTexts {
  readonly title: string;
  readonly lead: string;
  readonly code: string;
  readonly left: (seconds: number) => string;
  readonly wrongKey: string;
  readonly key: string;
  readonly show: string;
}

export const authenticatorTexts: Readonly<Record<Language, AuthenticatorTexts>> = {
  en: {
    title: 'Sandbox authenticator',
    lead: 'In place of an app on a phone: the current code of a second factor. Each code works once.',
    code: 'Code',
    left: (seconds) => `Changes in ${seconds} s`,
    wrongKey: 'This is no key. It has at least 16 letters from A to Z and digits from 2 to 7.',
    key: 'Key that the console shows at the set-up',
    show: 'Show the code',
  },
  bn: {
    title: 'পরীক্ষামূলক অথেনটিকেটর',
    lead: 'ফোনের অ্যাপের বদলে: দ্বিতীয় ধাপের বর্তমান কোড। প্রতিটি কোড একবারই কাজ করে।',
    code: 'কোড',
    left: (seconds) => `${seconds} সেকেন্ডে বদলাবে`,
    wrongKey: 'এটি কোনো কী নয়। এতে A থেকে Z অক্ষর ও 2 থেকে 7 অঙ্কের অন্তত ১৬টি থাকে।',
    key: 'সেট-আপের সময় কনসোল যে কী দেখায়',
    show: 'কোড দেখান',
  },
  es: {
    title: 'Autenticador de pruebas',
    lead: 'En lugar de una aplicación en el teléfono: el código actual de un segundo factor. Cada código sirve una vez.',
    code: 'Código',
    left: (seconds) => `Cambia en ${seconds} s`,
    wrongKey: 'Esto no es una clave. Tiene al menos 16 letras de la A a la Z y cifras del 2 al 7.',
    key: 'Clave que muestra la consola al configurarlo',
    show: 'Mostrar el código',
  },
  ar: {
    title: 'تطبيق تحقق تجريبي',
    lead: 'بدلًا من تطبيق على الهاتف: الرمز الحالي للعامل الثاني. يعمل كل رمز مرة واحدة.',
    code: 'الرمز',
    left: (seconds) => `يتغير بعد ${seconds} ثانية`,
    wrongKey: 'ليس هذا مفتاحًا. يتكون من 16 خانة على الأقل من الحروف A إلى Z والأرقام 2 إلى 7.',
    key: 'المفتاح الذي تعرضه لوحة التحكم عند الإعداد',
    show: 'أظهر الرمز',
  },
};
