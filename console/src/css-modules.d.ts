declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '@croupier/ui/styles.css';
declare module '@croupier/ui/fonts.css';
