import type { Localized } from '@croupier/contracts';
import { summaries } from './summaries.ts';

export interface OwnPage {
  readonly path: string;
  readonly title: Localized;
  /** The page's description for search engines and shared links; a page without one is not indexed. */
  readonly summary?: Localized;
  /** The canonical path, if this path is an alias. */
  readonly knownAs?: string;
}

const helpTitle: Localized = {
  en: 'Help and terms of use',
  bn: 'সাহায্য ও ব্যবহারের শর্ত',
  es: 'Ayuda y condiciones de uso',
  ar: 'المساعدة وشروط الاستخدام',
};

const appTitle: Localized = {
  en: 'Get the app',
  bn: 'অ্যাপ নিন',
  es: 'Descarga la app',
  ar: 'احصل على التطبيق',
};

const registerTitle: Localized = {
  en: 'Sign up',
  bn: 'নিবন্ধন',
  es: 'Registrarse',
  ar: 'إنشاء حساب',
};

/** The pages that the shell has without modules. */
export const ownPages: readonly OwnPage[] = [
  {
    path: '/',
    title: {
      en: 'Games, lottery and live draws',
      bn: 'গেম, লটারি আর লাইভ ড্র',
      es: 'Juegos, lotería y sorteos en vivo',
      ar: 'ألعاب ويانصيب وسحوبات مباشرة',
    },
    summary: summaries.home,
  },
  {
    path: '/login',
    title: { en: 'Log in', bn: 'লগ ইন', es: 'Entrar', ar: 'تسجيل الدخول' },
    summary: summaries.login,
  },
  { path: '/register', title: registerTitle, summary: summaries.register },
  {
    path: '/register.html',
    title: registerTitle,
    summary: summaries.register,
    knownAs: '/register',
  },
  {
    path: '/forget',
    title: {
      en: 'Retrieve your password',
      bn: 'পাসওয়ার্ড ফিরে পান',
      es: 'Recuperar la contraseña',
      ar: 'استعادة كلمة المرور',
    },
  },
  {
    path: '/noticePage',
    title: { en: 'News', bn: 'খবর ও ঘোষণা', es: 'Novedades', ar: 'الأخبار' },
    summary: summaries.news,
  },
  { path: '/down', title: appTitle, summary: summaries.app },
  { path: '/download', title: appTitle, summary: summaries.app, knownAs: '/down' },
  {
    path: '/join',
    title: {
      en: 'Work with us',
      bn: 'আমাদের সঙ্গে কাজ করুন',
      es: 'Trabaja con nosotros',
      ar: 'اعمل معنا',
    },
    summary: summaries.join,
  },
  { path: '/help', title: helpTitle, summary: summaries.help },
  { path: '/helpmc', title: helpTitle, summary: summaries.help, knownAs: '/help' },
];

export const missingTitle: Localized = {
  en: 'Page not found',
  bn: 'পেজটি পাওয়া গেল না',
  es: 'Página no encontrada',
  ar: 'الصفحة غير موجودة',
};

export const offTitle: Localized = {
  en: 'Not available right now',
  bn: 'এখন পাওয়া যাচ্ছে না',
  es: 'No disponible por ahora',
  ar: 'غير متاح الآن',
};

export const maintenanceTitle: Localized = {
  en: 'Under maintenance',
  bn: 'রক্ষণাবেক্ষণ চলছে',
  es: 'En mantenimiento',
  ar: 'تحت الصيانة',
};

export const regionTitle: Localized = {
  en: 'Not available where you are',
  bn: 'আপনার এলাকায় পাওয়া যাচ্ছে না',
  es: 'No disponible donde estás',
  ar: 'غير متاح في منطقتك',
};

export const withoutScript: Localized = {
  en: 'Please turn on JavaScript to use this site.',
  bn: 'এই সাইট ব্যবহার করতে JavaScript চালু করুন।',
  es: 'Activa JavaScript para usar este sitio.',
  ar: 'فعّل JavaScript لاستخدام هذا الموقع.',
};
