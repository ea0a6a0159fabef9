import type { NoticeSeed } from './content-seeds.ts';

/** Verano's notices, the newest first. */
export const veranoNotices: readonly NoticeSeed[] = [
  {
    id: 'ntc_veranoproofs1',
    types: ['B'],
    words: {
      es: {
        title: 'Comprueba cualquier sorteo: la prueba está en su página',
        content:
          '<p>Cada sorteo queda comprometido antes de abrir las apuestas y se revela después de cerrarlas. En su página puedes repetirlo en tu navegador.</p><p>Cómo funciona, en la <a href="/help#fairness">ayuda</a>.</p>',
      },
      en: {
        title: 'Check any draw yourself: the proof is on its page',
        content:
          '<p>Every draw is committed before betting opens and revealed after it locks. On its page you can draw it again in your own browser.</p><p>How it works stands in the <a href="/help#fairness">help</a>.</p>',
      },
    },
  },
  {
    id: 'ntc_veranowelcome1',
    types: ['H'],
    words: {
      es: {
        title: 'Qué bien verte',
        content:
          '<p>Mira tus <a href="/promotions">promociones</a> y, si quieres, fija un límite en <a href="/play-safely">Juega seguro</a>. Se cambia en un momento.</p>',
      },
      en: {
        title: 'Good to see you',
        content:
          '<p>Have a look at your <a href="/promotions">promotions</a> and, if you like, set a limit under <a href="/play-safely">Play safely</a>. It takes a moment.</p>',
      },
    },
  },
  {
    id: 'ntc_veranobank1',
    types: ['B', 'H'],
    words: {
      es: {
        title: 'Las retiradas por banco tardan hasta dos días hábiles',
        content:
          '<p>Revisamos las retiradas todos los días; el resto es tiempo del banco. Cada paso, con su hora, está en <strong>Mi monedero</strong>.</p>',
      },
      en: {
        title: 'Bank withdrawals take up to two working days',
        content:
          '<p>We review withdrawals every day; the rest is the bank’s time. Each step stands under <strong>My wallet</strong>, with its time.</p>',
      },
    },
  },
];
