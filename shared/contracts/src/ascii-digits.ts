const zeros = [0x09e6, 0x0660, 0x06f0]; // Bengali, Arabic-Indic, extended Arabic-Indic

/** Replaces the digits of the site's languages by ASCII digits; other characters stay unchanged. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u09e6-\u09ef]/g, asciiDigit);
}

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code));
}
