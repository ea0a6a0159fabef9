import { showStartFailure } from './start-failure.ts';

const drawn = '<h1>Lottery</h1>';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<div id="root">${drawn}</div>`;
  document.documentElement.lang = 'es';
});
afterEach(() => jest.restoreAllMocks());

const said = () => document.querySelector('[role=alert]');
const frame = () => document.getElementById('root')?.innerHTML;

test('where a file is missing, what the server drew stays and can be read', () => {
  showStartFailure(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));
  expect(frame()).toBe(drawn);
  expect(said()).toHaveTextContent('No se pudo cargar la página. Revisa tu conexión.Reintentar');
  expect(said()).not.toHaveTextContent('chunk');
});

test('whatever else went wrong leaves nothing of the page that could mislead', () => {
  showStartFailure(new Error('not signed by us'));
  expect(frame()).toBe('');
  expect(said()?.querySelector('button')).toHaveTextContent('Reintentar');
  expect(said()).not.toHaveTextContent('signed');
});
