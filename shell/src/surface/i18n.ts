export { dayjs, formatsOf, useTexts } from '@croupier/i18n';
