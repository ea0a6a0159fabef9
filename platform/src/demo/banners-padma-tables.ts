import type { BannerSeed } from './content-seeds.ts';

/** Padma's banners for the pages of tables and rooms. */
export const padmaTableBanners: readonly BannerSeed[] = [
  {
    id: 'bnr_padmalive1',
    groupName: 'live',
    art: 'moon over the tables',
    linkage: { linkageType: 'path', path: '/live?page=hot' },
    words: {
      en: {
        title: 'The table is laid',
        text: 'One zero, thirty-seven pockets, and a limit for every purse.',
        action: 'Take a seat',
      },
      bn: {
        title: 'টেবিল সাজানো',
        text: 'একটি শূন্য, সাঁইত্রিশটি ঘর, আর ছোট-বড় সব বাজির জায়গা।',
        action: 'বসে পড়ুন',
      },
      es: {
        title: 'La mesa está puesta',
        text: 'Un cero, treinta y siete casillas y un límite para cada bolsillo.',
        action: 'Tomar asiento',
      },
      ar: {
        title: 'الطاولة جاهزة',
        text: 'صفر واحد وسبع وثلاثون خانة، وحدّ يناسب كل ميزانية.',
        action: 'خذ مقعدك',
      },
    },
  },
  {
    id: 'bnr_padmapvp1',
    groupName: 'pvp',
    art: 'kite over the roofs',
    linkage: null,
    words: {
      en: {
        title: 'One kite, one sky',
        text: 'Everybody holds the same line: let go before it is cut, and its height pays you.',
        action: '',
      },
      bn: {
        title: 'এক ঘুড়ি, এক আকাশ',
        text: 'সবার হাতে একই সুতো: কাটার আগে ছাড়ুন, যত উঁচু তত পাওনা।',
        action: '',
      },
      es: {
        title: 'Una cometa, un cielo',
        text: 'Todos tiran del mismo hilo: suelta antes de que lo corten y te paga su altura.',
        action: '',
      },
      ar: {
        title: 'طائرة واحدة وسماء واحدة',
        text: 'الجميع يمسك الخيط نفسه: أفلِته قبل أن يُقطع، فيدفع لك ارتفاعه.',
        action: '',
      },
    },
  },
];
