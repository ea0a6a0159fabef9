export { formatsOf, useTexts } from '@croupier/i18n';
