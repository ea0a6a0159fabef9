import type { Linkage, PromotionId } from '@croupier/contracts';
import type { BannerSeed } from './content-seeds.ts';

const path = (to: string): Linkage => ({ linkageType: 'path', path: to });
const promotion = (id: string): Linkage => ({
  linkageType: 'promotion',
  promotionId: id as PromotionId,
});

/** Verano's banners, in its languages. */
export const veranoBanners: readonly BannerSeed[] = [
  {
    id: 'bnr_veranohome1',
    groupName: 'home',
    art: 'palm beach at dusk',
    linkage: promotion('prm_veranobienvenida'),
    words: {
      es: {
        title: 'Primero, tus límites',
        text: 'Decides un límite de depósito antes de tu primer depósito.',
        action: 'Ver la oferta',
      },
      en: {
        title: 'Your limits first',
        text: 'You decide on a deposit limit before your first deposit.',
        action: 'See the offer',
      },
    },
  },
  {
    id: 'bnr_veranohome2',
    groupName: 'home',
    art: 'wave at sunrise',
    linkage: path('/lottery'),
    words: {
      es: {
        title: 'Un sorteo cada minuto',
        text: 'Y cada resultado, con la prueba para repetirlo tú mismo.',
        action: 'Ver los sorteos',
      },
      en: {
        title: 'A draw every minute',
        text: 'And every result comes with the proof to draw it again yourself.',
        action: 'To the draws',
      },
    },
  },
  {
    id: 'bnr_veranorng1',
    groupName: 'rng',
    art: 'sun tiles',
    linkage: path('/rng?page=hot'),
    words: {
      es: {
        title: 'Lo que se juega en la plaza',
        text: 'Las tragaperras favoritas de la semana en Verano.',
        action: 'Ver las populares',
      },
      en: {
        title: 'What the square is playing',
        text: 'Verano’s favourite slots of the week.',
        action: 'See what is hot',
      },
    },
  },
  {
    id: 'bnr_veranolive1',
    groupName: 'live',
    art: 'sun on the terrace',
    linkage: path('/live?page=hot'),
    words: {
      es: {
        title: 'Mesa con vistas al mar',
        text: 'Un cero, treinta y siete casillas y un límite para cada bolsillo.',
        action: 'Tomar asiento',
      },
      en: {
        title: 'A table with a view of the sea',
        text: 'One zero, thirty-seven pockets, and a limit for every purse.',
        action: 'Take a seat',
      },
    },
  },
  {
    id: 'bnr_veranopromo1',
    groupName: 'promotion',
    art: 'wave welcome',
    linkage: promotion('prm_veranosiesta'),
    words: {
      es: {
        title: 'Depósitos sin comisión',
        text: 'Lo que depositas se abona entero, con cualquier método.',
        action: 'Ver la oferta',
      },
      en: {
        title: 'Deposits without a fee',
        text: 'What you deposit is credited in full, with every method.',
        action: 'See the offer',
      },
    },
  },
  {
    id: 'bnr_veranohelp1',
    groupName: 'help',
    art: 'moon over the sea',
    linkage: path('/play-safely'),
    words: {
      es: {
        title: 'Juega dentro de tus límites',
        text: 'Fija un máximo y descansa cuando lo necesites.',
        action: 'Fijar un límite',
      },
      en: {
        title: 'Play within your own limits',
        text: 'Set a maximum, and take a break when you need one.',
        action: 'Set a limit',
      },
    },
  },
  {
    id: 'bnr_veranoreg1',
    groupName: 'reg',
    art: 'palm welcome',
    linkage: null,
    words: {
      es: {
        title: 'Te damos la bienvenida',
        text: 'Abrir una cuenta lleva un minuto.',
        action: '',
      },
      en: { title: 'Welcome', text: 'Opening an account takes a minute.', action: '' },
    },
  },
  {
    id: 'bnr_veranoforget1',
    groupName: 'w_forget',
    art: 'moon at night',
    linkage: null,
    words: {
      es: {
        title: 'Nunca pedimos tu contraseña',
        text: 'Ni por correo, ni por chat, ni por teléfono.',
        action: '',
      },
      en: {
        title: 'We never ask for your password',
        text: 'Not by mail, not in a chat, not on the phone.',
        action: '',
      },
    },
  },
];
