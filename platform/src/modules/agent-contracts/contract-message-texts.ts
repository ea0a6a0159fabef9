import type { ContractKind, Language } from '@croupier/contracts';

/** Messages that a party of a contract gets. */
export type ContractMessage =
  | 'offered'
  | 'reminder'
  | 'expired'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'end-asked'
  | 'continued'
  | 'ended';

interface ContractTexts {
  readonly house: string;
  readonly messages: Readonly<
    Record<ContractMessage, { readonly title: string; readonly text: string }>
  >;
}

export const kindNames: Readonly<Record<Language, Readonly<Record<ContractKind, string>>>> = {
  en: {
    dividend: 'dividend',
    daily: 'daily salary',
    hourly: 'hourly salary',
    'real-time': 'real-time salary',
  },
  bn: {
    dividend: 'লভ্যাংশ',
    daily: 'দৈনিক বেতন',
    hourly: 'ঘণ্টার বেতন',
    'real-time': 'তাৎক্ষণিক বেতন',
  },
  es: {
    dividend: 'dividendo',
    daily: 'salario diario',
    hourly: 'salario por hora',
    'real-time': 'salario en tiempo real',
  },
  ar: {
    dividend: 'الأرباح',
    daily: 'الراتب اليومي',
    hourly: 'الراتب بالساعة',
    'real-time': 'الراتب الفوري',
  },
};

export const contractTexts: Readonly<Record<Language, ContractTexts>> = {
  en: {
    house: 'the house',
    messages: {
      offered: {
        title: 'New contract offer: {{kind}}',
        text: '{{other}} offers you version {{version}} of a contract ({{kind}}). Read the terms in the agent centre and accept or reject them.',
      },
      reminder: {
        title: 'A contract offer ends soon: {{kind}}',
        text: 'The offer of {{other}} ({{kind}}, version {{version}}) ends within a day. Accept or reject it in the agent centre.',
      },
      expired: {
        title: 'Contract offer expired: {{kind}}',
        text: '{{other}} did not answer your offer ({{kind}}, version {{version}}) in time.',
      },
      accepted: {
        title: 'Contract accepted: {{kind}}',
        text: '{{other}} accepted version {{version}} of the contract ({{kind}}). It applies from the next period.',
      },
      rejected: {
        title: 'Contract rejected: {{kind}}',
        text: '{{other}} rejected version {{version}} of the contract ({{kind}}).',
      },
      withdrawn: {
        title: 'Contract offer withdrawn: {{kind}}',
        text: '{{other}} withdrew the offer ({{kind}}, version {{version}}).',
      },
      'end-asked': {
        title: 'Request to end a contract: {{kind}}',
        text: '{{other}} asks to end the contract ({{kind}}, version {{version}}). It goes on until you agree.',
      },
      continued: {
        title: 'A contract goes on: {{kind}}',
        text: 'The request to end the contract with {{other}} ({{kind}}, version {{version}}) was dropped.',
      },
      ended: {
        title: 'Contract ended: {{kind}}',
        text: 'The contract with {{other}} ({{kind}}, version {{version}}) ends with the current period.',
      },
    },
  },
  bn: {
    house: 'প্ল্যাটফর্ম',
    messages: {
      offered: {
        title: 'নতুন চুক্তির প্রস্তাব: {{kind}}',
        text: '{{other}} আপনাকে চুক্তির {{version}} নম্বর সংস্করণ ({{kind}}) প্রস্তাব করেছেন। এজেন্ট কেন্দ্রে শর্ত পড়ে গ্রহণ বা প্রত্যাখ্যান করুন।',
      },
      reminder: {
        title: 'চুক্তির প্রস্তাবের মেয়াদ শেষ হচ্ছে: {{kind}}',
        text: '{{other}}-এর প্রস্তাবের ({{kind}}, সংস্করণ {{version}}) মেয়াদ এক দিনের মধ্যে শেষ হবে। এজেন্ট কেন্দ্রে গ্রহণ বা প্রত্যাখ্যান করুন।',
      },
      expired: {
        title: 'চুক্তির প্রস্তাবের মেয়াদ শেষ: {{kind}}',
        text: '{{other}} সময়মতো আপনার প্রস্তাবের ({{kind}}, সংস্করণ {{version}}) উত্তর দেননি।',
      },
      accepted: {
        title: 'চুক্তি গৃহীত: {{kind}}',
        text: '{{other}} চুক্তির {{version}} নম্বর সংস্করণ ({{kind}}) গ্রহণ করেছেন। পরের পর্ব থেকে এটি কার্যকর।',
      },
      rejected: {
        title: 'চুক্তি প্রত্যাখ্যাত: {{kind}}',
        text: '{{other}} চুক্তির {{version}} নম্বর সংস্করণ ({{kind}}) প্রত্যাখ্যান করেছেন।',
      },
      withdrawn: {
        title: 'চুক্তির প্রস্তাব ফিরিয়ে নেওয়া হয়েছে: {{kind}}',
        text: '{{other}} প্রস্তাবটি ({{kind}}, সংস্করণ {{version}}) ফিরিয়ে নিয়েছেন।',
      },
      'end-asked': {
        title: 'চুক্তি শেষ করার অনুরোধ: {{kind}}',
        text: '{{other}} চুক্তিটি ({{kind}}, সংস্করণ {{version}}) শেষ করতে চান। আপনি রাজি না হওয়া পর্যন্ত এটি চলবে।',
      },
      continued: {
        title: 'চুক্তি চলবে: {{kind}}',
        text: '{{other}}-এর সঙ্গে চুক্তি ({{kind}}, সংস্করণ {{version}}) শেষ করার অনুরোধ বাতিল হয়েছে।',
      },
      ended: {
        title: 'চুক্তি শেষ: {{kind}}',
        text: '{{other}}-এর সঙ্গে চুক্তি ({{kind}}, সংস্করণ {{version}}) চলতি পর্বের সঙ্গে শেষ হবে।',
      },
    },
  },
  es: {
    house: 'la casa',
    messages: {
      offered: {
        title: 'Nueva oferta de contrato: {{kind}}',
        text: '{{other}} te ofrece la versión {{version}} de un contrato ({{kind}}). Lee las condiciones en el centro de agentes y acéptalas o recházalas.',
      },
      reminder: {
        title: 'Una oferta de contrato vence pronto: {{kind}}',
        text: 'La oferta de {{other}} ({{kind}}, versión {{version}}) vence en menos de un día. Acéptala o recházala en el centro de agentes.',
      },
      expired: {
        title: 'Oferta de contrato vencida: {{kind}}',
        text: '{{other}} no respondió a tiempo a tu oferta ({{kind}}, versión {{version}}).',
      },
      accepted: {
        title: 'Contrato aceptado: {{kind}}',
        text: '{{other}} aceptó la versión {{version}} del contrato ({{kind}}). Se aplica desde el próximo período.',
      },
      rejected: {
        title: 'Contrato rechazado: {{kind}}',
        text: '{{other}} rechazó la versión {{version}} del contrato ({{kind}}).',
      },
      withdrawn: {
        title: 'Oferta de contrato retirada: {{kind}}',
        text: '{{other}} retiró la oferta ({{kind}}, versión {{version}}).',
      },
      'end-asked': {
        title: 'Solicitud de terminar un contrato: {{kind}}',
        text: '{{other}} pide terminar el contrato ({{kind}}, versión {{version}}). Sigue vigente hasta que aceptes.',
      },
      continued: {
        title: 'El contrato continúa: {{kind}}',
        text: 'Se descartó la solicitud de terminar el contrato con {{other}} ({{kind}}, versión {{version}}).',
      },
      ended: {
        title: 'Contrato terminado: {{kind}}',
        text: 'El contrato con {{other}} ({{kind}}, versión {{version}}) termina con el período actual.',
      },
    },
  },
  ar: {
    house: 'المنصة',
    messages: {
      offered: {
        title: 'عرض عقد جديد: {{kind}}',
        text: 'يعرض عليك {{other}} الإصدار {{version}} من عقد ({{kind}}). اقرأ الشروط في مركز الوكلاء واقبلها أو ارفضها.',
      },
      reminder: {
        title: 'عرض عقد ينتهي قريبًا: {{kind}}',
        text: 'ينتهي عرض {{other}} ({{kind}}، الإصدار {{version}}) خلال يوم. اقبله أو ارفضه في مركز الوكلاء.',
      },
      expired: {
        title: 'انتهت مدة عرض العقد: {{kind}}',
        text: 'لم يرد {{other}} على عرضك ({{kind}}، الإصدار {{version}}) في الوقت المحدد.',
      },
      accepted: {
        title: 'تم قبول العقد: {{kind}}',
        text: 'قبل {{other}} الإصدار {{version}} من العقد ({{kind}}). يسري من الفترة التالية.',
      },
      rejected: {
        title: 'تم رفض العقد: {{kind}}',
        text: 'رفض {{other}} الإصدار {{version}} من العقد ({{kind}}).',
      },
      withdrawn: {
        title: 'تم سحب عرض العقد: {{kind}}',
        text: 'سحب {{other}} العرض ({{kind}}، الإصدار {{version}}).',
      },
      'end-asked': {
        title: 'طلب إنهاء عقد: {{kind}}',
        text: 'يطلب {{other}} إنهاء العقد ({{kind}}، الإصدار {{version}}). يبقى ساريًا حتى توافق.',
      },
      continued: {
        title: 'العقد مستمر: {{kind}}',
        text: 'أُلغي طلب إنهاء العقد مع {{other}} ({{kind}}، الإصدار {{version}}).',
      },
      ended: {
        title: 'انتهى العقد: {{kind}}',
        text: 'ينتهي العقد مع {{other}} ({{kind}}، الإصدار {{version}}) مع نهاية الفترة الحالية.',
      },
    },
  },
};
