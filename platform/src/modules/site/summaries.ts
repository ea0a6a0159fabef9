import type { Localized } from '@croupier/contracts';

/**
 * Descriptions of the shell's own pages for search engines and shared links; `{brand}` is the brand's name.
 */
export const summaries = {
  home: {
    en: '{brand}: slots, lottery draws you can check yourself, promotions and a wallet that shows every movement.',
    bn: '{brand}: স্লট, নিজে যাচাই করা যায় এমন লটারি ড্র, অফার, আর প্রতিটি লেনদেন দেখা যায় এমন ওয়ালেট।',
    es: '{brand}: tragaperras, sorteos que puedes comprobar tú mismo, promociones y un monedero que muestra cada movimiento.',
    ar: '{brand}: سلوتس، وسحوبات يمكنك التحقق منها بنفسك، وعروض، ومحفظة تُظهر كل حركة.',
  },
  login: {
    en: 'Sign in to {brand} with your username, or with your mobile number and a code.',
    bn: 'ইউজারনেম দিয়ে, অথবা মোবাইল নম্বর ও কোড দিয়ে {brand}-এ লগ ইন করুন।',
    es: 'Entra en {brand} con tu usuario, o con tu número de móvil y un código.',
    ar: 'سجّل الدخول إلى {brand} باسم المستخدم، أو برقم هاتفك ورمز يصلك.',
  },
  register: {
    en: 'Open an account at {brand} in a minute, and play slots, live tables and lotteries from one wallet.',
    bn: 'এক মিনিটেই {brand}-এ অ্যাকাউন্ট খুলুন; স্লট, লাইভ টেবিল আর লটারি খেলুন একটিই ওয়ালেট থেকে।',
    es: 'Abre una cuenta en {brand} en un minuto y juega a tragaperras, mesas en vivo y loterías con un solo monedero.',
    ar: 'افتح حسابًا لدى {brand} خلال دقيقة، والعب السلوتس والطاولات المباشرة واليانصيب من محفظة واحدة.',
  },
  news: {
    en: 'News from {brand}: new games, draws, maintenance and changes to the rules, in one place.',
    bn: '{brand}-এর খবর: নতুন গেম, ড্র, রক্ষণাবেক্ষণ আর নিয়মের পরিবর্তন, সব এক জায়গায়।',
    es: 'Novedades de {brand}: juegos nuevos, sorteos, mantenimientos y cambios de reglas, en un solo lugar.',
    ar: 'أخبار {brand}: ألعاب جديدة وسحوبات وصيانة وتعديلات على القواعد، في مكان واحد.',
  },
  app: {
    en: 'Put {brand} on your phone: the app for Android and iPhone, or the site on your home screen.',
    bn: 'ফোনে {brand} রাখুন: Android ও iPhone-এর অ্যাপ, অথবা হোম স্ক্রিনে সাইটটি।',
    es: 'Lleva {brand} en tu móvil: la app para Android y iPhone, o el sitio en tu pantalla de inicio.',
    ar: 'ضع {brand} على هاتفك: تطبيق Android وiPhone، أو الموقع على شاشتك الرئيسية.',
  },
  join: {
    en: 'Become a partner of {brand}: bring players, see your team’s figures each day and be paid on time.',
    bn: '{brand}-এর পার্টনার হোন: খেলোয়াড় আনুন, প্রতিদিন দলের হিসাব দেখুন, সময়মতো কমিশন পান।',
    es: 'Hazte socio de {brand}: trae jugadores, consulta las cifras de tu equipo cada día y cobra a tiempo.',
    ar: 'كن شريكًا لـ {brand}: أحضر لاعبين، وتابع أرقام فريقك كل يوم، واستلم مستحقاتك في موعدها.',
  },
  help: {
    en: 'Help at {brand}: account, deposits and withdrawals, rules of the games, playing safely and the terms of use.',
    bn: '{brand}-এর সাহায্য: অ্যাকাউন্ট, ডিপোজিট ও উত্তোলন, খেলার নিয়ম, নিরাপদে খেলা আর ব্যবহারের শর্তাবলি।',
    es: 'Ayuda de {brand}: cuenta, ingresos y retiradas, reglas de los juegos, juego seguro y condiciones de uso.',
    ar: 'مساعدة {brand}: الحساب والإيداع والسحب وقواعد الألعاب واللعب بأمان وشروط الاستخدام.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
