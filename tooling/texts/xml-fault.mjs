import sax from 'sax';

/** Why a text is no whole XML, with its line; `null` where it is. The reader of XLIFF takes what it understands and says nothing. */
export function xmlFault(text) {
  const reader = sax.parser(true);
  let fault = null;
  reader.onerror = ({ message }) => {
    const [why] = message.split('\n');
    fault ??= `line ${reader.line + 1} (${why.replace(/\.$/, '')})`;
  };
  try {
    reader.write(text).close();
  } catch {
    // Said above.
  }
  return fault;
}
