import type { Localized } from '@croupier/contracts';

export interface OwnPage {
  readonly path: string;
  readonly title: Localized;
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

/** The pages that the shell has without any module. */
export const ownPages: readonly OwnPage[] = [
  {
    path: '/',
    title: {
      en: 'Games, lottery and live draws',
      bn: 'গেম, লটারি আর লাইভ ড্র',
      es: 'Juegos, lotería y sorteos en vivo',
      ar: 'ألعاب ويانصيب وسحوبات مباشرة',
    },
  },
  {
    path: '/login',
    title: { en: 'Sign in', bn: 'লগইন', es: 'Iniciar sesión', ar: 'تسجيل الدخول' },
  },
  {
    path: '/register',
    title: { en: 'Create account', bn: 'অ্যাকাউন্ট খুলুন', es: 'Crear cuenta', ar: 'إنشاء حساب' },
  },
  {
    path: '/register.html',
    title: { en: 'Create account', bn: 'অ্যাকাউন্ট খুলুন', es: 'Crear cuenta', ar: 'إنشاء حساب' },
  },
  {
    path: '/forget',
    title: {
      en: 'Retrieve your password',
      bn: 'পাসওয়ার্ড পুনরুদ্ধার',
      es: 'Recuperar la contraseña',
      ar: 'استعادة كلمة المرور',
    },
  },
  {
    path: '/noticePage',
    title: { en: 'News', bn: 'খবর ও ঘোষণা', es: 'Novedades', ar: 'الأخبار' },
  },
  { path: '/down', title: appTitle },
  { path: '/download', title: appTitle },
  {
    path: '/join',
    title: {
      en: 'Work with us',
      bn: 'আমাদের সঙ্গে কাজ করুন',
      es: 'Trabaja con nosotros',
      ar: 'اعمل معنا',
    },
  },
  { path: '/help', title: helpTitle },
  { path: '/helpmc', title: helpTitle },
];

/** Other names of the home page (specification §2). */
export const homeAliases: readonly string[] = ['/home', '/index', '/index.html'];

export const missingTitle: Localized = {
  en: 'Page not found',
  bn: 'পাতাটি পাওয়া যায়নি',
  es: 'Página no encontrada',
  ar: 'الصفحة غير موجودة',
};

export const offTitle: Localized = {
  en: 'Not available right now',
  bn: 'এই মুহূর্তে পাওয়া যাচ্ছে না',
  es: 'No disponible en este momento',
  ar: 'غير متاح حاليًا',
};

export const maintenanceTitle: Localized = {
  en: 'Under maintenance',
  bn: 'রক্ষণাবেক্ষণ চলছে',
  es: 'En mantenimiento',
  ar: 'تحت الصيانة',
};

export const regionTitle: Localized = {
  en: 'Not offered where you are',
  bn: 'আপনার এলাকায় পাওয়া যায় না',
  es: 'No disponible donde estás',
  ar: 'غير متاح في منطقتك',
};

/** What search engines and shared links say; `{brand}` is the brand's name. */
export const description: Localized = {
  en: '{brand}: slots, lottery draws you can check yourself, promotions and a wallet that shows every movement.',
  bn: '{brand}: স্লট, নিজে যাচাই করা যায় এমন লটারি ড্র, অফার, আর প্রতিটি লেনদেন দেখা যায় এমন ওয়ালেট।',
  es: '{brand}: tragaperras, sorteos que puedes comprobar tú mismo, promociones y un monedero que muestra cada movimiento.',
  ar: '{brand}: سلوتس، وسحوبات يمكنك التحقق منها بنفسك، وعروض، ومحفظة تُظهر كل حركة.',
};

export const withoutScript: Localized = {
  en: 'Please turn on JavaScript to use this site.',
  bn: 'এই সাইট ব্যবহার করতে JavaScript চালু করুন।',
  es: 'Activa JavaScript para usar este sitio.',
  ar: 'فعّل JavaScript لاستخدام هذا الموقع.',
};
