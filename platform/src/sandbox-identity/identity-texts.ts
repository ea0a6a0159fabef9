import type { Language, SocialProvider } from '@croupier/contracts';

export interface IdentityTexts {
  readonly title: string;
  readonly providers: Readonly<Record<SocialProvider, string>>;
  readonly lead: (provider: string, site: string) => string;
  readonly name: string;
  readonly agree: string;
  readonly cancel: string;
  readonly refused: string;
}

export const identityTexts: Readonly<Record<Language, IdentityTexts>> = {
  en: {
    title: 'Sandbox identity provider',
    providers: { google: 'Google', facebook: 'Facebook', openid: 'an OpenID provider' },
    lead: (provider, site) =>
      `In place of ${provider}: say who you are, and ${site} learns your name and a made-up mail address. The same name is the same person next time.`,
    name: 'Name',
    agree: 'Continue',
    cancel: 'Cancel',
    refused: 'The site asked for something that this provider does not give.',
  },
  bn: {
    title: 'পরীক্ষামূলক পরিচয়দাতা',
    providers: { google: 'Google', facebook: 'Facebook', openid: 'একটি OpenID সেবা' },
    lead: (provider, site) =>
      `${provider}-এর বদলে: আপনি কে লিখুন, ${site} আপনার নাম ও একটি বানানো ই-মেইল জানবে। একই নাম মানে পরের বারও একই ব্যক্তি।`,
    name: 'নাম',
    agree: 'এগিয়ে যান',
    cancel: 'বাতিল',
    refused: 'সাইটটি এমন কিছু চেয়েছে যা এই সেবা দেয় না।',
  },
  es: {
    title: 'Proveedor de identidad de pruebas',
    providers: { google: 'Google', facebook: 'Facebook', openid: 'un proveedor OpenID' },
    lead: (provider, site) =>
      `En lugar de ${provider}: di quién eres, y ${site} recibe tu nombre y un correo inventado. El mismo nombre es la misma persona la próxima vez.`,
    name: 'Nombre',
    agree: 'Continuar',
    cancel: 'Cancelar',
    refused: 'El sitio pidió algo que este proveedor no ofrece.',
  },
  ar: {
    title: 'مزوّد هوية تجريبي',
    providers: { google: 'Google', facebook: 'Facebook', openid: 'مزوّد OpenID' },
    lead: (provider, site) =>
      `بدلًا من ${provider}: قل من أنت، فيعرف ${site} اسمك وبريدًا مختلقًا. الاسم نفسه هو الشخص نفسه في المرة القادمة.`,
    name: 'الاسم',
    agree: 'متابعة',
    cancel: 'إلغاء',
    refused: 'طلب الموقع ما لا يقدمه هذا المزوّد.',
  },
};
