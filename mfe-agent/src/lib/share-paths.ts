interface SharedLink {
  readonly link: string;
  readonly text: string;
}

/** Addresses that open the visitor's own programs with the message filled in. */
export function sharePaths({ link, text }: SharedLink) {
  const message = encodeURIComponent(`${text} ${link}`);
  return { mail: `mailto:?body=${message}`, sms: `sms:?&body=${message}` };
}
