import type { NoticeSeed } from './content-seeds.ts';

/** Padma's notices, the newest first. */
export const padmaNotices: readonly NoticeSeed[] = [
  {
    id: 'ntc_padmaproofs1',
    types: ['B'],
    words: {
      en: {
        title: 'Check any draw yourself: the proof is on its page',
        content:
          '<p>Every lottery draw is committed before betting opens and revealed after it locks. On a draw’s page, <strong>Check this draw</strong> draws it again in your own browser, without asking us.</p><p>How it works stands in the <a href="/help#fairness">help</a>.</p>',
      },
      bn: {
        title: 'যেকোনো ড্র নিজেই যাচাই করুন: প্রমাণ ড্রয়ের পাতাতেই',
        content:
          '<p>প্রতিটি লটারি ড্রয়ের সিদ্ধান্ত বাজি শুরুর আগেই সিলমোহর করা হয়, আর বাজি বন্ধের পরে প্রকাশ করা হয়। ড্রয়ের পাতায় <strong>ড্র যাচাই করুন</strong> চাপলে আপনার নিজের ব্রাউজারেই ড্রটি আবার চলে, আমাদের কাছে কিছু না চেয়ে।</p><p>কীভাবে কাজ করে, <a href="/help#fairness">সাহায্য পাতায়</a> আছে।</p>',
      },
      es: {
        title: 'Comprueba cualquier sorteo: la prueba está en su página',
        content:
          '<p>Cada sorteo queda comprometido antes de abrir las apuestas y se revela después de cerrarlas. En la página del sorteo, <strong>Comprobar este sorteo</strong> lo repite en tu navegador, sin preguntarnos nada.</p><p>Cómo funciona, en la <a href="/help#fairness">ayuda</a>.</p>',
      },
      ar: {
        title: 'تحقق من أي سحب بنفسك: البرهان في صفحته',
        content:
          '<p>يُختم كل سحب قبل فتح الرهان ويُكشف بعد إغلاقه. في صفحة السحب، يعيد زر <strong>تحقق من هذا السحب</strong> السحبَ في متصفحك دون الرجوع إلينا.</p><p>طريقة العمل في <a href="/help#fairness">صفحة المساعدة</a>.</p>',
      },
    },
  },
  {
    id: 'ntc_padmawelcome1',
    types: ['H'],
    words: {
      en: {
        title: 'Good to see you',
        content:
          '<p>Three things that are worth a look:</p><ul><li>your <a href="/promotions">promotions</a>, with their terms in plain words</li><li>your limits, under <a href="/play-safely">Play safely</a></li><li>two minutes to note your payout account, so that a win finds you</li></ul>',
      },
      bn: {
        title: 'আপনাকে দেখে ভালো লাগল',
        content:
          '<p>তিনটি জিনিস দেখে নিতে পারেন:</p><ul><li>আপনার <a href="/promotions">প্রমোশন</a>, সহজ ভাষায় শর্তসহ</li><li>আপনার সীমা, <a href="/play-safely">নিরাপদে খেলুন</a> পাতায়</li><li>দুই মিনিটে টাকা তোলার অ্যাকাউন্টটি লিখে রাখুন, যাতে জেতা টাকা আপনার কাছে পৌঁছায়</li></ul>',
      },
      es: {
        title: 'Qué bien verte',
        content:
          '<p>Tres cosas que merecen una mirada:</p><ul><li>tus <a href="/promotions">promociones</a>, con sus condiciones en palabras claras</li><li>tus límites, en <a href="/play-safely">Juega seguro</a></li><li>dos minutos para anotar tu cuenta de cobro, para que el premio te encuentre</li></ul>',
      },
      ar: {
        title: 'سعداء برؤيتك',
        content:
          '<p>ثلاثة أمور تستحق نظرة:</p><ul><li><a href="/promotions">عروضك</a> بشروط واضحة</li><li>حدودك في صفحة <a href="/play-safely">العب بأمان</a></li><li>دقيقتان لتسجيل حساب السحب حتى يصل إليك فوزك</li></ul>',
      },
    },
  },
  {
    id: 'ntc_padmafriday1',
    types: ['B', 'PR'],
    words: {
      en: {
        title: 'Deposits without a fee',
        content:
          '<p>What you deposit is credited in full. Where a method asks you to stake the deposit before you withdraw, the deposit page says so first.</p>',
      },
      bn: {
        title: 'ফি ছাড়া জমা',
        content:
          '<p>যা জমা দেন, পুরোটাই জমা হয়। কোনো পদ্ধতিতে টাকা তোলার আগে বাজি ধরতে হলে জমার পাতায় আগেই তা লেখা থাকে।</p>',
      },
      es: {
        title: 'Depósitos sin comisión',
        content:
          '<p>Lo que depositas se abona entero. Si un método pide apostar el depósito antes de retirar, la página de depósito lo dice antes.</p>',
      },
      ar: {
        title: 'إيداع بلا رسوم',
        content:
          '<p>يُضاف ما تودعه كاملًا. وإن طلبت طريقة الرهان بالإيداع قبل السحب فصفحة الإيداع تبيّن ذلك أولًا.</p>',
      },
    },
  },
  {
    id: 'ntc_padmapayouts1',
    types: ['B', 'H'],
    words: {
      en: {
        title: 'Withdrawals on public holidays: banks pay the next working day',
        content:
          '<p>We review withdrawals every day. Bank transfers leave us at once but reach you on the bank’s next working day; mobile wallets are paid on holidays as well.</p><p>Each step stands under <strong>My wallet</strong>, with its time.</p>',
      },
      bn: {
        title: 'সরকারি ছুটিতে টাকা তোলা: ব্যাংক পরের কর্মদিবসে দেয়',
        content:
          '<p>আমরা প্রতিদিন টাকা তোলার অনুরোধ দেখি। ব্যাংক ট্রান্সফার আমাদের দিক থেকে সঙ্গে সঙ্গেই যায়, তবে ব্যাংকের পরের কর্মদিবসে আপনার কাছে পৌঁছায়; মোবাইল ওয়ালেটে ছুটির দিনেও টাকা যায়।</p><p>প্রতিটি ধাপ সময়সহ <strong>আমার ওয়ালেট</strong>-এ দেখা যায়।</p>',
      },
      es: {
        title: 'Retiradas en festivos: el banco paga el siguiente día hábil',
        content:
          '<p>Revisamos las retiradas todos los días. Las transferencias salen al momento, pero llegan el siguiente día hábil del banco; los monederos móviles se pagan también en festivos.</p><p>Cada paso, con su hora, está en <strong>Mi monedero</strong>.</p>',
      },
      ar: {
        title: 'السحب في العطل الرسمية: تدفع البنوك في يوم العمل التالي',
        content:
          '<p>نراجع طلبات السحب كل يوم. تغادر التحويلات البنكية فورًا لكنها تصل في يوم العمل التالي للبنك، أما المحافظ الجوّالة فتُدفع في العطل أيضًا.</p><p>تجد كل خطوة مع وقتها في <strong>محفظتي</strong>.</p>',
      },
    },
  },
  {
    id: 'ntc_padmateams01',
    types: ['AG'],
    words: {
      en: {
        title: 'Invitation links now show who joined through them',
        content:
          '<p>Open <strong>Register centre</strong> in the agent centre: each link names its members, with the day on which they joined. A link that you no longer need can be disabled there.</p>',
      },
      bn: {
        title: 'আমন্ত্রণ লিংকে এখন দেখা যায় কে যোগ দিয়েছেন',
        content:
          '<p>এজেন্ট সেন্টারে <strong>নিবন্ধন কেন্দ্র</strong> খুলুন: প্রতিটি লিংকে তার সদস্যদের নাম ও যোগ দেওয়ার দিন আছে। যে লিংক আর লাগবে না, সেখানেই বন্ধ করা যায়।</p>',
      },
      es: {
        title: 'Los enlaces de invitación muestran ahora quién se unió',
        content:
          '<p>Abre <strong>Centro de registro</strong> en el centro de agentes: cada enlace nombra a sus miembros y el día en que se unieron. Allí mismo puedes desactivar un enlace que ya no necesites.</p>',
      },
      ar: {
        title: 'روابط الدعوة تعرض الآن من انضم من خلالها',
        content:
          '<p>افتح <strong>مركز التسجيل</strong> في مركز الوكلاء: يعرض كل رابط أعضاءه ويوم انضمامهم، ويمكنك هناك تعطيل رابط لم تعد بحاجة إليه.</p>',
      },
    },
  },
  {
    id: 'ntc_padmaagents1',
    types: ['H'],
    words: {
      en: {
        title: 'We are looking for agents in Chattogram and Sylhet',
        content:
          '<p>You know people who like to play, and you answer when they ask. Write to us on the <a href="/join">Work with us</a> page; we answer within two working days.</p>',
      },
      bn: {
        title: 'চট্টগ্রাম ও সিলেটে এজেন্ট খুঁজছি',
        content:
          '<p>আপনি খেলতে ভালোবাসেন এমন মানুষদের চেনেন, আর তাঁরা জিজ্ঞেস করলে উত্তর দেন। <a href="/join">আমাদের সঙ্গে কাজ করুন</a> পাতায় লিখুন; দুই কর্মদিবসের মধ্যে উত্তর দেব।</p>',
      },
      es: {
        title: 'Buscamos agentes en Chattogram y Sylhet',
        content:
          '<p>Conoces a gente a la que le gusta jugar y respondes cuando preguntan. Escríbenos en <a href="/join">Trabaja con nosotros</a>; contestamos en dos días hábiles.</p>',
      },
      ar: {
        title: 'نبحث عن وكلاء في شيتاغونغ وسيلهيت',
        content:
          '<p>تعرف من يحب اللعب وتجيب حين يسألون؟ اكتب إلينا في صفحة <a href="/join">اعمل معنا</a>؛ نجيب خلال يومي عمل.</p>',
      },
    },
  },
];
