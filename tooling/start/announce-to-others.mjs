import { originsOf } from './other-machines.mjs';
import { printLine } from './progress.mjs';

/**
 * Addresses for phones and other machines, with a QR code of the first.
 * @param {import('./settings.mjs').Settings} settings
 */
export async function announceToOthers({ names, ports }) {
  const { renderUnicodeCompact } = await import('uqr');
  const { padma, verano } = originsOf(names, ports.platform);
  const first = String(padma[0]);
  printLine(`  On phones and other machines

    Padma     ${padma.join('  ')}
    Verano    ${verano.join('  ')}
    Console   ${first}/console/

${renderUnicodeCompact(first, { border: 2 }).replace(/^/gm, '    ')}

    The certificate is this machine's own, so browsers ask before they open the page. A device that
    trusts ${first}/croupier-authority.crt shows no question.
    Everyone in this network can open these addresses, and the demo's passwords are public.
`);
}
