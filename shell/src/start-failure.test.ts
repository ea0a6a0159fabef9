import { showStartFailure } from './start-failure.ts';
import { UntrustedSite } from './trust/trusted-site.ts';

const drawn = '<h1>Lottery</h1>';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<div id="root">${drawn}</div>`;
  document.documentElement.lang = 'es';
});
afterEach(() => jest.restoreAllMocks());

const alert = () => document.querySelector('[role=alert]');
const frame = () => document.getElementById('root')?.innerHTML;

test('if a file is missing, the server’s markup stays and can be read', () => {
  showStartFailure(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));
  expect(frame()).toBe(drawn);
  expect(alert()).toHaveTextContent('No se pudo cargar la página. Revisa tu conexión.Reintentar');
  expect(alert()).not.toHaveTextContent('chunk');
});

test.each([
  ['unsigned', 'La página llegó dañada y no se abrió.'],
  ['expired', 'Llegó una copia antigua de la página y no se abrió.'],
  ['replayed', 'Llegó una copia antigua de la página y no se abrió.'],
] as const)('a manifest that is %s is not blamed on the connection', (reason, words) => {
  showStartFailure(new UntrustedSite(reason));
  expect(frame()).toBe('');
  expect(alert()).toHaveTextContent(words);
  expect(alert()).not.toHaveTextContent('conexión');
});

test('after any other failure the page’s content is removed, because it could mislead', () => {
  showStartFailure(new Error('not signed by us'));
  expect(frame()).toBe('');
  expect(alert()?.querySelector('button')).toHaveTextContent('Reintentar');
  expect(alert()).not.toHaveTextContent('signed');
});
