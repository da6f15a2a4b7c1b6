/** Where the api listens while one develops. */
const api = () => `http://localhost:${process.env.PORT || 3000}`;

/**
 * The development server of a package. The shell's hands on what the api serves, so that the page has one origin.
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
