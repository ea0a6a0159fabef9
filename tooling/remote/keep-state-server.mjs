import WebpackDevServer from 'webpack-dev-server';

/**
 * A development server whose pages do not reload when a build fails: the overlay names the error, and the next
 * build that succeeds takes up where the last good one was. What was open and typed stays.
 */
export class KeepStateServer extends WebpackDevServer {
  /**
   * @override
   * @param {import('webpack-dev-server').ClientConnection[]} clients
   * @param {string} type
   * @param {unknown} [data]
   * @param {object} [params]
   */
  sendMessage(clients, type, data, params) {
    super.sendMessage(clients, type, data, type === 'errors' ? { preventReloading: true } : params);
  }
}
