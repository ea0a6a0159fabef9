interface Shared {
  readonly link: string;
  readonly text: string;
}

/** Addresses that open a messenger with the message written: WhatsApp's and Telegram's own, and `mailto:`. */
export function sharePaths({ link, text }: Shared) {
  const [words, whole] = [encodeURIComponent(text), encodeURIComponent(`${text} ${link}`)];
  return {
    whatsapp: `https://wa.me/?text=${whole}`,
    telegram: `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${words}`,
    mail: `mailto:?body=${whole}`,
  };
}
