export { LanguageField } from './language-field.tsx';
export { LanguageMenu } from './language-menu.tsx';
export { MoreMenu } from './more-menu.tsx';
export { VendorMenu } from './vendor-menu.tsx';
