export { BalanceItems } from './balance-items.tsx';
export { Inbox } from './inbox.tsx';
export { LanguageMenu } from './language-menu.tsx';
export { MenuSheet } from './menu-sheet.tsx';
export { NavMenus } from './nav-menus.tsx';
export { SignOutDialog } from './sign-out-dialog.tsx';
