import sax from 'sax';

/**
 * Why a text is not well-formed XML, with the line; `null` if it is. The XLIFF reader ignores what it does
 * not understand without an error.
 * @param {string} text
 */
export function xmlError(text) {
  const reader = sax.parser(true);
  let error = /** @type {string | null} */ (null);
  reader.onerror = ({ message }) => {
    const [why = ''] = message.split('\n');
    error ??= `line ${reader.line + 1} (${why.replace(/\.$/, '')})`;
  };
  try {
    reader.write(text).close();
  } catch {
    // Reported above.
  }
  return error;
}
