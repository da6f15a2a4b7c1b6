/** Returns the address of the api in development. */
const api = () => `http://localhost:${process.env.PORT || 3000}`;

/** Returns the address of the deployed shell in whose page a remote runs; null for the shell's own sources. */
export const deployedShell = () => process.env.SHELL_URL || null;

/** Headers of a deployed shell by which a browser would turn the developer's http into https. */
const ONLY_DEPLOYED = ['content-security-policy', 'strict-transport-security'];

/** Matches the origins of pages on the developer's machine. */
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|[\w-]+\.localhost)(:\d+)?$/;

/**
 * Configures the development server of a package. It forwards the api's paths, so that the page has one origin. For a
 * deployed shell it forwards everything but its own files, so that the shell's page has this origin too.
 * @param {number} port
 */
export const devServer = (port) => ({
  port,
  hot: !deployedShell(),
  liveReload: Boolean(deployedShell()),
  // other names could be an attacker's, pointed at this machine
  allowedHosts: ['localhost', '.localhost'],
  headers: ({ headers }) =>
    LOCAL.test(headers.origin ?? '') ? { 'Access-Control-Allow-Origin': headers.origin, Vary: 'Origin' } : {},
  historyApiFallback: !deployedShell(),
  proxy: deployedShell()
    ? [{ context: ['/'], target: deployedShell(), changeOrigin: true, logLevel: 'warn', on: { proxyRes: open } }]
    : [{ context: ['/api', '/remotes'], target: api(), logLevel: 'warn' }],
  client: { webSocketURL: { hostname: 'localhost', port, pathname: '/ws' }, overlay: false, logging: 'warn' },
});

function open({ headers }) {
  for (const name of ONLY_DEPLOYED) delete headers[name];
}
