const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Names of a browser and its system, such as `Chrome, Android`; empty if both are unknown. */
export function browserNamed(userAgent: string): string {
  return [nameOf(browsers, userAgent), nameOf(systems, userAgent)].filter(Boolean).join(', ');
}

function nameOf(names: readonly [string, RegExp][], userAgent: string): string | undefined {
  return names.find(([, form]) => form.test(userAgent))?.[0];
}
