import * as bus from './bus.ts';
import * as client from './client.ts';
import * as i18n from './i18n.ts';
import * as reactDom from './react-dom.ts';
import * as jsxRuntime from './react-jsx-runtime.ts';
import * as router from './react-router-dom.ts';
import * as react from './react.ts';
import * as rxjs from './rxjs.ts';
import * as ui from './ui.ts';

/**
 * The packages that the shell provides to modules: exactly these exports exist at run time. The build writes
 * their names to `surface.json`, against which every module's build is checked.
 */
export const surface: Readonly<Record<string, object>> = {
  react: react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  rxjs: rxjs,
  '@croupier/bus': bus,
  '@croupier/client': client,
  '@croupier/i18n': i18n,
  '@croupier/ui': ui,
};
