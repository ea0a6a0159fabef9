import type { Language } from '@croupier/contracts';
import type { MessageKind } from './message-kind.ts';

/** An SMS uses only the text. */
export interface MessageText {
  readonly subject: string;
  readonly text: string;
}

export const messageTexts: Readonly<Record<Language, Readonly<Record<MessageKind, MessageText>>>> =
  {
    en: {
      'code-login': {
        subject: 'Your sign-in code',
        text: '{{brand}}: {{code}} is your sign-in code, for {{minutes}} minutes. Tell it to nobody. You did not ask for it? Ignore this message.',
      },
      'code-register': {
        subject: 'Your registration code',
        text: '{{brand}}: {{code}} is your registration code, for {{minutes}} minutes. Tell it to nobody.',
      },
      'code-forgot': {
        subject: 'Your code for a new password',
        text: '{{brand}}: {{code}} is your code for a new password, for {{minutes}} minutes. Tell it to nobody. You did not ask for it? Ignore this message.',
      },
      'code-payment-pin': {
        subject: 'Your code for a new payment PIN',
        text: '{{brand}}: {{code}} is your code for a new payment PIN, for {{minutes}} minutes. Tell it to nobody. You did not ask for it? Change your password and contact support.',
      },
      'code-contact': {
        subject: 'Your code to confirm this address',
        text: '{{brand}}: {{code}} is your code to confirm this address or number, for {{minutes}} minutes. Tell it to nobody. You did not ask for it? Ignore this message.',
      },
      'email-changed': {
        subject: '{{brand}}: your mail address has been changed',
        text: 'The mail address of the account {{account}} at {{brand}} was changed at {{at}}. This address is no longer used.\n\nThat was not you? Change your password at once and contact support.',
      },
      'mobile-changed': {
        subject: '{{brand}}: your mobile number has been changed',
        text: '{{brand}}: the mobile number of the account {{account}} was changed at {{at}}. This number is no longer used. That was not you? Change your password at once and contact support.',
      },
      'second-factor-reset': {
        subject: '{{brand}}: two-factor sign-in was reset',
        text: 'Customer service removed two-factor sign-in and all passkeys of the account {{account}} at {{brand}} at {{at}}. Only the password is asked for now: set them up again in the security centre.\n\nYou did not ask for it? Change your password at once and contact support.',
      },
      'passkey-added': {
        subject: '{{brand}}: a passkey was added',
        text: 'A passkey was added to the account {{account}} at {{brand}} at {{at}}. Whoever holds it can sign in.\n\nThat was not you? Remove it in the security centre, change your password at once and contact support.',
      },
      'passkey-removed': {
        subject: '{{brand}}: a passkey was removed',
        text: 'A passkey of the account {{account}} at {{brand}} was removed at {{at}}.\n\nThat was not you? Change your password at once and contact support.',
      },
      'payment-pin-changed': {
        subject: '{{brand}}: your payment PIN has been changed',
        text: 'The payment PIN of the account {{account}} at {{brand}} was changed at {{at}}.\n\nThat was not you? Change your password at once and contact support.',
      },
      'payment-pin-recovered': {
        subject: '{{brand}}: your payment PIN has been recovered',
        text: 'A new payment PIN was chosen for the account {{account}} at {{brand}} at {{at}}, with the password and a code. For your safety no withdrawal can be requested before {{until}}.\n\nThat was not you? Change your password at once and contact support.',
      },
      'second-factor-on': {
        subject: '{{brand}}: two-factor sign-in is on',
        text: 'Signing in to the account {{account}} at {{brand}} needs a code of your authenticator app since {{at}}. Keep the recovery codes in a safe place.\n\nThat was not you? Change your password at once and contact support.',
      },
      'second-factor-off': {
        subject: '{{brand}}: two-factor sign-in is off',
        text: 'Two-factor sign-in of the account {{account}} at {{brand}} was turned off at {{at}}. Only the password is asked for now.\n\nThat was not you? Change your password at once and contact support.',
      },
      'password-reset': {
        subject: '{{brand}}: choose a new password',
        text: 'Somebody, probably you, asked for a new password for the account {{account}} at {{brand}}.\n\nChoose it here, within {{minutes}} minutes:\n{{link}}\n\nThe link works once. If you did not ask for it, ignore this message: your password stays as it is.',
      },
      'operator-invited': {
        subject: 'You are invited to the Croupier console',
        text: '{{account}}, you are invited to work in the operators’ console of {{brand}}.\n\nChoose your password here, before {{until}} UTC:\n{{link}}\n\nThe link works once and is for you alone: give it to nobody, not to whoever invited you either.',
      },
      'operator-reset': {
        subject: 'A new way into the Croupier console',
        text: '{{account}}, an operator has reset your account of the console. Your password and second factor are no longer valid.\n\nChoose a new password here, before {{until}} UTC:\n{{link}}\n\nThe link works once and is for you alone: give it to nobody.',
      },
      'password-changed': {
        subject: '{{brand}}: your password has been changed',
        text: 'The password of the account {{account}} at {{brand}} was changed at {{at}}. All other devices have been signed out.\n\nThat was not you? Retrieve your password at once and contact support.',
      },
      'support-answer': {
        subject: '{{brand}}: an answer to your message',
        text: 'Hello {{name}},\n\n{{answer}}\n\nYou wrote to the customer service of {{brand}}. To go on, open the site in the same browser and choose customer service.',
      },
    },
    bn: {
      'code-login': {
        subject: 'আপনার লগ ইন কোড',
        text: '{{brand}}: আপনার লগ ইন কোড {{code}}, মেয়াদ {{minutes}} মিনিট। কাউকে বলবেন না। আপনি না চাইলে এই বার্তা উপেক্ষা করুন।',
      },
      'code-register': {
        subject: 'আপনার নিবন্ধন কোড',
        text: '{{brand}}: আপনার নিবন্ধন কোড {{code}}, মেয়াদ {{minutes}} মিনিট। কাউকে বলবেন না।',
      },
      'code-forgot': {
        subject: 'নতুন পাসওয়ার্ডের জন্য আপনার কোড',
        text: '{{brand}}: নতুন পাসওয়ার্ডের জন্য আপনার কোড {{code}}, মেয়াদ {{minutes}} মিনিট। কাউকে বলবেন না। আপনি না চাইলে এই বার্তা উপেক্ষা করুন।',
      },
      'code-payment-pin': {
        subject: 'নতুন পেমেন্ট পিনের জন্য আপনার কোড',
        text: '{{brand}}: নতুন পেমেন্ট পিনের জন্য আপনার কোড {{code}}, মেয়াদ {{minutes}} মিনিট। কাউকে বলবেন না। আপনি না চাইলে পাসওয়ার্ড বদলান এবং গ্রাহকসেবায় যোগাযোগ করুন।',
      },
      'code-contact': {
        subject: 'এই ঠিকানা নিশ্চিত করার কোড',
        text: '{{brand}}: এই ঠিকানা বা নম্বর নিশ্চিত করার কোড {{code}}, মেয়াদ {{minutes}} মিনিট। কাউকে বলবেন না। আপনি না চাইলে এই বার্তা উপেক্ষা করুন।',
      },
      'email-changed': {
        subject: '{{brand}}: আপনার ইমেইল ঠিকানা বদলানো হয়েছে',
        text: '{{brand}}-এর {{account}} অ্যাকাউন্টের ইমেইল ঠিকানা {{at}} সময়ে বদলানো হয়েছে। এই ঠিকানা আর ব্যবহার করা হবে না।\n\nআপনি বদলাননি? এখনই পাসওয়ার্ড বদলান এবং গ্রাহকসেবায় যোগাযোগ করুন।',
      },
      'mobile-changed': {
        subject: '{{brand}}: আপনার মোবাইল নম্বর বদলানো হয়েছে',
        text: '{{brand}}: {{account}} অ্যাকাউন্টের মোবাইল নম্বর {{at}} সময়ে বদলানো হয়েছে। এই নম্বর আর ব্যবহার করা হবে না। আপনি বদলাননি? এখনই পাসওয়ার্ড বদলান এবং গ্রাহকসেবায় যোগাযোগ করুন।',
      },
      'second-factor-reset': {
        subject: '{{brand}}: দুই ধাপে লগ ইন রিসেট হয়েছে',
        text: 'গ্রাহকসেবা {{at}} সময়ে {{brand}}-এর {{account}} অ্যাকাউন্টের দুই ধাপে লগ ইন ও সব পাসকি সরিয়েছে। এখন শুধু পাসওয়ার্ড লাগবে: নিরাপত্তা কেন্দ্রে আবার চালু করুন।\n\nআপনি চাননি? এখনই পাসওয়ার্ড বদলান এবং গ্রাহকসেবায় যোগাযোগ করুন।',
      },
      'passkey-added': {
        subject: '{{brand}}: একটি পাসকি যোগ হয়েছে',
        text: '{{brand}}-এর {{account}} অ্যাকাউন্টে {{at}} সময়ে একটি পাসকি যোগ হয়েছে। যার কাছে এটি আছে তিনি লগ ইন করতে পারেন।\n\nআপনি করেননি? নিরাপত্তা কেন্দ্রে এটি সরান, এখনই পাসওয়ার্ড বদলান এবং গ্রাহকসেবায় যোগাযোগ করুন।',
      },
      'passkey-removed': {
        subject: '{{brand}}: একটি পাসকি সরানো হয়েছে',
        text: '{{brand}}-এর {{account}} অ্যাকাউন্টের একটি পাসকি {{at}} সময়ে সরানো হয়েছে।\n\nআপনি করেননি? এখনই পাসওয়ার্ড বদলান এবং গ্রাহকসেবায় যোগাযোগ করুন।',
      },
      'payment-pin-changed': {
        subject: '{{brand}}: আপনার পেমেন্ট পিন বদলানো হয়েছে',
        text: '{{brand}}-এর {{account}} অ্যাকাউন্টের পেমেন্ট পিন {{at}} সময়ে বদলানো হয়েছে।\n\nআপনি বদলাননি? এখনই পাসওয়ার্ড বদলান এবং গ্রাহকসেবায় যোগাযোগ করুন।',
      },
      'payment-pin-recovered': {
        subject: '{{brand}}: আপনার পেমেন্ট পিন পুনরুদ্ধার হয়েছে',
        text: '{{brand}}-এর {{account}} অ্যাকাউন্টের জন্য {{at}} সময়ে পাসওয়ার্ড ও কোড দিয়ে নতুন পেমেন্ট পিন বেছে নেওয়া হয়েছে। আপনার নিরাপত্তার জন্য {{until}}-এর আগে টাকা তোলার অনুরোধ করা যাবে না।\n\nআপনি করেননি? এখনই পাসওয়ার্ড বদলান এবং গ্রাহকসেবায় যোগাযোগ করুন।',
      },
      'second-factor-on': {
        subject: '{{brand}}: দুই ধাপে লগ ইন চালু হয়েছে',
        text: '{{at}} থেকে {{brand}}-এর {{account}} অ্যাকাউন্টে লগ ইন করতে আপনার অথেনটিকেটর অ্যাপের কোড লাগবে। পুনরুদ্ধার কোডগুলো নিরাপদ জায়গায় রাখুন।\n\nআপনি করেননি? এখনই পাসওয়ার্ড বদলান এবং গ্রাহকসেবায় যোগাযোগ করুন।',
      },
      'second-factor-off': {
        subject: '{{brand}}: দুই ধাপে লগ ইন বন্ধ হয়েছে',
        text: '{{brand}}-এর {{account}} অ্যাকাউন্টের দুই ধাপে লগ ইন {{at}} সময়ে বন্ধ করা হয়েছে। এখন শুধু পাসওয়ার্ড লাগবে।\n\nআপনি করেননি? এখনই পাসওয়ার্ড বদলান এবং গ্রাহকসেবায় যোগাযোগ করুন।',
      },
      'password-reset': {
        subject: '{{brand}}: নতুন পাসওয়ার্ড বেছে নিন',
        text: '{{brand}}-এর {{account}} অ্যাকাউন্টের জন্য কেউ, সম্ভবত আপনিই, নতুন পাসওয়ার্ড চেয়েছেন।\n\n{{minutes}} মিনিটের মধ্যে এখানে বেছে নিন:\n{{link}}\n\nলিংকটি একবারই কাজ করে। আপনি না চেয়ে থাকলে এই বার্তা উপেক্ষা করুন: আপনার পাসওয়ার্ড আগের মতোই থাকবে।',
      },
      'operator-invited': {
        subject: 'Croupier কনসোলে আপনার আমন্ত্রণ',
        text: '{{account}}, {{brand}}-এর অপারেটর কনসোলে কাজ করতে আপনাকে আমন্ত্রণ জানানো হয়েছে।\n\n{{until}} UTC-এর আগে এখানে পাসওয়ার্ড বেছে নিন:\n{{link}}\n\nলিংকটি একবারই কাজ করে এবং শুধু আপনার জন্য: কাউকে দেবেন না, যিনি আমন্ত্রণ জানিয়েছেন তাঁকেও না।',
      },
      'operator-reset': {
        subject: 'Croupier কনসোলে ঢোকার নতুন লিংক',
        text: '{{account}}, একজন অপারেটর কনসোলে আপনার অ্যাকাউন্ট রিসেট করেছেন। আপনার পাসওয়ার্ড ও দ্বিতীয় ধাপ আর কাজ করবে না।\n\n{{until}} UTC-এর আগে এখানে নতুন পাসওয়ার্ড বেছে নিন:\n{{link}}\n\nলিংকটি একবারই কাজ করে এবং শুধু আপনার জন্য: কাউকে দেবেন না।',
      },
      'password-changed': {
        subject: '{{brand}}: আপনার পাসওয়ার্ড বদলানো হয়েছে',
        text: '{{brand}}-এর {{account}} অ্যাকাউন্টের পাসওয়ার্ড {{at}} সময়ে বদলানো হয়েছে। অন্য সব ডিভাইস থেকে লগ আউট করা হয়েছে।\n\nআপনি বদলাননি? এখনই পাসওয়ার্ড ফিরে পান এবং গ্রাহকসেবায় যোগাযোগ করুন।',
      },
      'support-answer': {
        subject: '{{brand}}: আপনার বার্তার উত্তর',
        text: 'প্রিয় {{name}},\n\n{{answer}}\n\nআপনি {{brand}}-এর গ্রাহকসেবায় লিখেছিলেন। কথা চালিয়ে যেতে একই ব্রাউজারে সাইট খুলে গ্রাহকসেবা বেছে নিন।',
      },
    },
    es: {
      'code-login': {
        subject: 'Tu código de acceso',
        text: '{{brand}}: {{code}} es tu código de acceso, válido {{minutes}} minutos. No se lo digas a nadie. ¿No lo pediste? Ignora este mensaje.',
      },
      'code-register': {
        subject: 'Tu código de registro',
        text: '{{brand}}: {{code}} es tu código de registro, válido {{minutes}} minutos. No se lo digas a nadie.',
      },
      'code-forgot': {
        subject: 'Tu código para una contraseña nueva',
        text: '{{brand}}: {{code}} es tu código para una contraseña nueva, válido {{minutes}} minutos. No se lo digas a nadie. ¿No lo pediste? Ignora este mensaje.',
      },
      'code-payment-pin': {
        subject: 'Tu código para un PIN de pago nuevo',
        text: '{{brand}}: {{code}} es tu código para un PIN de pago nuevo, válido {{minutes}} minutos. No se lo digas a nadie. ¿No lo pediste? Cambia tu contraseña y contacta con atención al cliente.',
      },
      'code-contact': {
        subject: 'Tu código para confirmar esta dirección',
        text: '{{brand}}: {{code}} es tu código para confirmar esta dirección o número, válido {{minutes}} minutos. No se lo digas a nadie. ¿No lo pediste? Ignora este mensaje.',
      },
      'email-changed': {
        subject: '{{brand}}: tu dirección de correo ha cambiado',
        text: 'La dirección de correo de la cuenta {{account}} en {{brand}} se cambió el {{at}}. Esta dirección ya no se usa.\n\n¿No fuiste tú? Cambia tu contraseña de inmediato y contacta con atención al cliente.',
      },
      'mobile-changed': {
        subject: '{{brand}}: tu número de móvil ha cambiado',
        text: '{{brand}}: el número de móvil de la cuenta {{account}} se cambió el {{at}}. Este número ya no se usa. ¿No fuiste tú? Cambia tu contraseña de inmediato y contacta con atención al cliente.',
      },
      'second-factor-reset': {
        subject: '{{brand}}: verificación en dos pasos restablecida',
        text: 'Atención al cliente quitó el {{at}} la verificación en dos pasos y todas las llaves de acceso de la cuenta {{account}} en {{brand}}. Ahora solo se pide la contraseña: actívalas de nuevo en el centro de seguridad.\n\n¿No lo pediste? Cambia la contraseña enseguida y contacta con soporte.',
      },
      'passkey-added': {
        subject: '{{brand}}: se añadió una llave de acceso',
        text: 'Se añadió una llave de acceso a la cuenta {{account}} en {{brand}} el {{at}}. Quien la tenga puede entrar.\n\n¿No has sido tú? Quítala en el centro de seguridad, cambia la contraseña enseguida y contacta con soporte.',
      },
      'passkey-removed': {
        subject: '{{brand}}: se quitó una llave de acceso',
        text: 'Se quitó una llave de acceso de la cuenta {{account}} en {{brand}} el {{at}}.\n\n¿No has sido tú? Cambia la contraseña enseguida y contacta con soporte.',
      },
      'payment-pin-changed': {
        subject: '{{brand}}: tu PIN de pago ha cambiado',
        text: 'El PIN de pago de la cuenta {{account}} en {{brand}} se cambió el {{at}}.\n\n¿No fuiste tú? Cambia tu contraseña de inmediato y contacta con atención al cliente.',
      },
      'payment-pin-recovered': {
        subject: '{{brand}}: tu PIN de pago se ha recuperado',
        text: 'El {{at}} se eligió un PIN de pago nuevo para la cuenta {{account}} en {{brand}}, con la contraseña y un código. Por tu seguridad no se pueden solicitar retiradas antes del {{until}}.\n\n¿No fuiste tú? Cambia tu contraseña de inmediato y contacta con atención al cliente.',
      },
      'second-factor-on': {
        subject: '{{brand}}: verificación en dos pasos activada',
        text: 'Desde el {{at}}, para entrar en la cuenta {{account}} de {{brand}} hace falta un código de tu aplicación de autenticación. Guarda los códigos de recuperación en un lugar seguro.\n\n¿No has sido tú? Cambia la contraseña enseguida y contacta con soporte.',
      },
      'second-factor-off': {
        subject: '{{brand}}: verificación en dos pasos desactivada',
        text: 'La verificación en dos pasos de la cuenta {{account}} de {{brand}} se desactivó el {{at}}. Ahora solo se pide la contraseña.\n\n¿No has sido tú? Cambia la contraseña enseguida y contacta con soporte.',
      },
      'password-reset': {
        subject: '{{brand}}: elige una contraseña nueva',
        text: 'Alguien, probablemente tú, pidió una contraseña nueva para la cuenta {{account}} en {{brand}}.\n\nElígela aquí antes de {{minutes}} minutos:\n{{link}}\n\nEl enlace sirve una sola vez. Si no lo pediste, ignora este mensaje: tu contraseña sigue igual.',
      },
      'operator-invited': {
        subject: 'Invitación a la consola de Croupier',
        text: '{{account}}, te invitan a trabajar en la consola de operadores de {{brand}}.\n\nElige aquí tu contraseña antes del {{until}} UTC:\n{{link}}\n\nEl enlace sirve una sola vez y es solo para ti: no se lo des a nadie, tampoco a quien te invitó.',
      },
      'operator-reset': {
        subject: 'Nuevo acceso a la consola de Croupier',
        text: '{{account}}, un operador ha restablecido tu cuenta de la consola. Tu contraseña y tu segundo factor ya no son válidos.\n\nElige aquí una contraseña nueva antes del {{until}} UTC:\n{{link}}\n\nEl enlace sirve una sola vez y es solo para ti: no se lo des a nadie.',
      },
      'password-changed': {
        subject: '{{brand}}: tu contraseña ha cambiado',
        text: 'La contraseña de la cuenta {{account}} en {{brand}} se cambió el {{at}}. Se ha cerrado la sesión en los demás dispositivos.\n\n¿No fuiste tú? Recupera tu contraseña de inmediato y contacta con atención al cliente.',
      },
      'support-answer': {
        subject: '{{brand}}: respuesta a tu mensaje',
        text: 'Hola, {{name}}:\n\n{{answer}}\n\nEscribiste a la atención al cliente de {{brand}}. Para continuar, abre el sitio en el mismo navegador y elige atención al cliente.',
      },
    },
    ar: {
      'code-login': {
        subject: 'رمز تسجيل الدخول',
        text: 'رمز تسجيل الدخول إلى {{brand}} هو {{code}}، وهو صالح لمدة {{minutes}} دقيقة. لا تخبر به أحدًا. لم تطلبه؟ تجاهل هذه الرسالة.',
      },
      'code-register': {
        subject: 'رمز التسجيل',
        text: 'رمز التسجيل لدى {{brand}} هو {{code}}، وهو صالح لمدة {{minutes}} دقيقة. لا تخبر به أحدًا.',
      },
      'code-forgot': {
        subject: 'رمز كلمة المرور الجديدة',
        text: 'رمز كلمة المرور الجديدة لدى {{brand}} هو {{code}}، وهو صالح لمدة {{minutes}} دقيقة. لا تخبر به أحدًا. لم تطلبه؟ تجاهل هذه الرسالة.',
      },
      'code-payment-pin': {
        subject: 'رمز رقم الدفع السري الجديد',
        text: 'رمز رقم الدفع السري الجديد لدى {{brand}} هو {{code}}، وهو صالح لمدة {{minutes}} دقيقة. لا تخبر به أحدًا. لم تطلبه؟ غيّر كلمة المرور وتواصل مع الدعم.',
      },
      'code-contact': {
        subject: 'رمز تأكيد هذا العنوان',
        text: 'رمز تأكيد هذا العنوان أو الرقم لدى {{brand}} هو {{code}}، وهو صالح لمدة {{minutes}} دقيقة. لا تخبر به أحدًا. لم تطلبه؟ تجاهل هذه الرسالة.',
      },
      'email-changed': {
        subject: '{{brand}}: تغيّر عنوان بريدك الإلكتروني',
        text: 'تغيّر عنوان البريد الإلكتروني للحساب {{account}} لدى {{brand}} في {{at}}. لم يعد هذا العنوان مستخدمًا.\n\nلم تفعل ذلك؟ غيّر كلمة المرور فورًا وتواصل مع الدعم.',
      },
      'mobile-changed': {
        subject: '{{brand}}: تغيّر رقم هاتفك المحمول',
        text: '{{brand}}: تغيّر رقم الهاتف المحمول للحساب {{account}} في {{at}}. لم يعد هذا الرقم مستخدمًا. لم تفعل ذلك؟ غيّر كلمة المرور فورًا وتواصل مع الدعم.',
      },
      'second-factor-reset': {
        subject: '{{brand}}: أُعيد ضبط التحقق بخطوتين',
        text: 'أزالت خدمة العملاء في {{at}} التحقق بخطوتين وكل مفاتيح المرور للحساب {{account}} في {{brand}}. لا تُطلب الآن إلا كلمة المرور: فعّلها من جديد في مركز الأمان.\n\nلم تطلب ذلك؟ غيّر كلمة المرور فورًا وتواصل مع الدعم.',
      },
      'passkey-added': {
        subject: '{{brand}}: أُضيف مفتاح مرور',
        text: 'أُضيف مفتاح مرور إلى الحساب {{account}} في {{brand}} في {{at}}. من يملكه يستطيع تسجيل الدخول.\n\nلم تفعل ذلك؟ أزله في مركز الأمان وغيّر كلمة المرور فورًا وتواصل مع الدعم.',
      },
      'passkey-removed': {
        subject: '{{brand}}: أُزيل مفتاح مرور',
        text: 'أُزيل مفتاح مرور للحساب {{account}} في {{brand}} في {{at}}.\n\nلم تفعل ذلك؟ غيّر كلمة المرور فورًا وتواصل مع الدعم.',
      },
      'payment-pin-changed': {
        subject: '{{brand}}: تغيّر رقم الدفع السري',
        text: 'تغيّر رقم الدفع السري للحساب {{account}} لدى {{brand}} في {{at}}.\n\nلم تفعل ذلك؟ غيّر كلمة المرور فورًا وتواصل مع الدعم.',
      },
      'payment-pin-recovered': {
        subject: '{{brand}}: استُعيد رقم الدفع السري',
        text: 'اختير رقم دفع سري جديد للحساب {{account}} لدى {{brand}} في {{at}} بكلمة المرور ورمز. حفاظًا على أمانك لا يمكن طلب أي سحب قبل {{until}}.\n\nلم تفعل ذلك؟ غيّر كلمة المرور فورًا وتواصل مع الدعم.',
      },
      'second-factor-on': {
        subject: '{{brand}}: تم تفعيل التحقق بخطوتين',
        text: 'منذ {{at}} يتطلب تسجيل الدخول إلى الحساب {{account}} في {{brand}} رمزًا من تطبيق المصادقة. احتفظ برموز الاسترداد في مكان آمن.\n\nلم تفعل ذلك؟ غيّر كلمة المرور فورًا وتواصل مع الدعم.',
      },
      'second-factor-off': {
        subject: '{{brand}}: تم إيقاف التحقق بخطوتين',
        text: 'تم إيقاف التحقق بخطوتين للحساب {{account}} في {{brand}} في {{at}}. تُطلب الآن كلمة المرور فقط.\n\nلم تفعل ذلك؟ غيّر كلمة المرور فورًا وتواصل مع الدعم.',
      },
      'password-reset': {
        subject: 'اختر كلمة مرور جديدة لدى {{brand}}',
        text: 'طلب أحدهم، وغالبًا أنت، كلمة مرور جديدة للحساب {{account}} لدى {{brand}}.\n\nاخترها هنا خلال {{minutes}} دقيقة:\n{{link}}\n\nيعمل الرابط مرة واحدة. إن لم تطلبه فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
      },
      'operator-invited': {
        subject: 'دعوة إلى لوحة تحكم Croupier',
        text: '{{account}}، أنت مدعو إلى العمل في لوحة المشغلين لدى {{brand}}.\n\nاختر كلمة مرورك هنا قبل {{until}} بالتوقيت العالمي:\n{{link}}\n\nيعمل الرابط مرة واحدة وهو لك وحدك: لا تعطه لأحد، ولا لمن دعاك.',
      },
      'operator-reset': {
        subject: 'دخول جديد إلى لوحة تحكم Croupier',
        text: '{{account}}، أعاد أحد المشغلين ضبط حسابك في لوحة التحكم. لم تعد كلمة مرورك والعامل الثاني صالحين.\n\nاختر كلمة مرور جديدة هنا قبل {{until}} بالتوقيت العالمي:\n{{link}}\n\nيعمل الرابط مرة واحدة وهو لك وحدك: لا تعطه لأحد.',
      },
      'password-changed': {
        subject: 'تم تغيير كلمة مرورك لدى {{brand}}',
        text: 'تم تغيير كلمة مرور الحساب {{account}} لدى {{brand}} في {{at}}، وتم تسجيل الخروج من جميع الأجهزة الأخرى.\n\nلم تفعل ذلك؟ استعد كلمة مرورك فورًا وتواصل مع الدعم.',
      },
      'support-answer': {
        subject: 'رد على رسالتك من {{brand}}',
        text: 'مرحبًا {{name}}،\n\n{{answer}}\n\nلقد كتبت إلى خدمة عملاء {{brand}}. للمتابعة افتح الموقع في المتصفح نفسه واختر خدمة العملاء.',
      },
    },
  };
