import type { PayoutField } from '@croupier/contracts';

export const mobileWallet: PayoutField = {
  name: 'mobile',
  label: {
    en: 'Wallet’s mobile number',
    bn: 'ওয়ালেটের মোবাইল নম্বর',
    es: 'Móvil del monedero',
    ar: 'رقم هاتف المحفظة',
  },
  pattern: '^01[3-9][0-9]{8}$',
  minLength: 11,
  maxLength: 11,
  example: '01712345678',
  inputMode: 'numeric',
  isMasked: true,
};

export const bankName: PayoutField = {
  name: 'bank',
  label: { en: 'Bank', bn: 'ব্যাংক', es: 'Banco', ar: 'البنك' },
  pattern: '^[\\p{L}\\p{M}\\p{N} .,&\\-]+$',
  minLength: 2,
  maxLength: 60,
  example: 'Sonali Bank',
  inputMode: 'text',
  isMasked: false,
};

export const bankAccount: PayoutField = {
  name: 'account',
  label: {
    en: 'Account number',
    bn: 'অ্যাকাউন্ট নম্বর',
    es: 'Número de cuenta',
    ar: 'رقم الحساب',
  },
  pattern: '^[0-9]{10,17}$',
  minLength: 10,
  maxLength: 17,
  example: '1234567890123',
  inputMode: 'numeric',
  isMasked: true,
};

export const routingNumber: PayoutField = {
  name: 'routing',
  label: {
    en: 'Routing number',
    bn: 'রাউটিং নম্বর',
    es: 'Número de ruta',
    ar: 'رقم التوجيه',
  },
  pattern: '^[0-9]{9}$',
  minLength: 9,
  maxLength: 9,
  example: '200270522',
  inputMode: 'numeric',
  isMasked: false,
};

export const iban: PayoutField = {
  name: 'iban',
  label: { en: 'IBAN', bn: 'আইবিএএন', es: 'IBAN', ar: 'رقم الآيبان' },
  pattern: '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$',
  minLength: 15,
  maxLength: 34,
  example: 'ES9121000418450200051332',
  inputMode: 'text',
  isMasked: true,
};

export const tronAddress: PayoutField = {
  name: 'address',
  label: {
    en: 'Address (TRC-20)',
    bn: 'ঠিকানা (TRC-20)',
    es: 'Dirección (TRC-20)',
    ar: 'العنوان (TRC-20)',
  },
  pattern: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
  minLength: 34,
  maxLength: 34,
  example: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  inputMode: 'text',
  isMasked: true,
};
