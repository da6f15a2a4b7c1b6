/** Returns the address of the api in development. */
const api = () => `http://localhost:${process.env.PORT || 3000}`;

/**
 * Configures the development server of a package. It forwards the api's paths, so that the page has one origin.
 * @param {number} port
 */
export const devServer = (port) => ({
  port,
  hot: true,
  liveReload: false,
  allowedHosts: 'all',
  headers: { 'Access-Control-Allow-Origin': '*' },
  historyApiFallback: true,
  proxy: [{ context: ['/api', '/remotes'], target: api(), logLevel: 'warn' }],
  client: { webSocketURL: { hostname: 'localhost', port, pathname: '/ws' }, overlay: false, logging: 'warn' },
});
