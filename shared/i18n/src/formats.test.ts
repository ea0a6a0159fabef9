import { languages } from '@croupier/contracts';
import { loadDateNames } from './dayjs.ts';
import { formatsOf } from './formats.ts';

beforeAll(() => Promise.all(languages.map(loadDateNames)));

test('money has two decimals, thousands separators and the language’s digits', () => {
  expect(formatsOf('en').money('1250.00', '€')).toBe('€1,250.00');
  expect(formatsOf('bn').money('1250.00', '৳')).toBe('৳১,২৫০.০০');
  expect(formatsOf('es').money('12500.50', '€')).toBe('€12.500,50');
  expect(formatsOf('es').money('1250.00', '€')).toBe('€1.250,00');
});

test('an amount beyond the precision of a float is shown exactly', () => {
  expect(formatsOf('en').money('9007199254740993.01', '৳')).toBe('৳9,007,199,254,740,993.01');
});

test('a countdown shows minutes and seconds, and hours if there are any', () => {
  const { countdown } = formatsOf('en');
  expect(countdown(65_000)).toBe('1:05');
  expect(countdown(3_725_000)).toBe('1:02:05');
  expect(countdown(-5)).toBe('0:00');
});

test('a countdown of more than a day shows days, hours and minutes in the language’s words', () => {
  const span = (3 * 24 * 60 + 4 * 60 + 12) * 60_000 + 30_000;
  expect(formatsOf('en').countdown(span)).toBe('3d 04:12');
  expect(formatsOf('es').countdown(span)).toBe('3d 04:12');
  expect(formatsOf('bn').countdown(span)).toBe('৩ দিন ০৪:১২');
  expect(formatsOf('ar').countdown(span)).toBe('٣ ي ٠٤:١٢');
  expect(formatsOf('en').countdown(86_400_000)).toBe('1d 00:00');
  expect(formatsOf('en').countdown(86_399_000)).toBe('23:59:59');
});

test('a past time is shown in the largest fitting unit', () => {
  const now = new Date('2026-01-01T12:00:00Z');
  expect(formatsOf('en').ago('2026-01-01T11:57:30Z', now)).toBe('2 minutes ago');
  expect(formatsOf('es').ago('2026-01-01T10:00:00Z', now)).toBe('hace 2 horas');
  expect(formatsOf('bn').ago('2025-10-20T12:00:00Z', now)).toBe('২ মাস আগে');
  expect(formatsOf('en').ago('2022-11-01T12:00:00Z', now)).toBe('3 years ago');
  expect(formatsOf('en').ago('2026-01-01T12:00:00.400Z', now)).toBe('now');
});

test('a currency is formatted as its brand requires', () => {
  const after = { position: 'after', decimals: 2 } as const;
  expect(formatsOf('es').money('12500.50', '€', after)).toBe('12.500,50\u00a0€');
  const whole = { position: 'before', decimals: 0 } as const;
  expect(formatsOf('en').money('1250.00', '₫', whole)).toBe('₫1,250');
  expect(formatsOf('en').money('1250.25', '₫', whole)).toBe('₫1,250.25');
});

test('a time of every day has the language’s digits and no time zone', () => {
  expect(formatsOf('es').timeOfDay('04:00')).toBe('4:00');
  expect(formatsOf('ar').timeOfDay('16:30')).toBe('٤:٣٠ م');
  expect(formatsOf('bn').timeOfDay('00:30')).toMatch(/^১২:৩০/);
});

test('months, weekdays and patterns are in the language’s names and digits', () => {
  const day = new Date(2026, 10, 1, 9, 5, 7);
  expect(formatsOf('en').month(day)).toBe('November 2026');
  expect(formatsOf('es').month(day)).toBe('noviembre 2026');
  expect(formatsOf('bn').month(day)).toBe('নভেম্বর ২০২৬');
  expect(formatsOf('ar').pattern(day, 'YYYY/MM/DD HH:mm:ss')).toBe('٢٠٢٦/١١/٠١ ٠٩:٠٥:٠٧');
  expect(formatsOf('bn').weekday(day, 'long')).toBe('রবিবার');
  expect(formatsOf('es-MX').weekday(day, 'short')).toBe('dom.');
  expect(formatsOf('en').weekday(day, 'narrow')).toBe('Su');
});
