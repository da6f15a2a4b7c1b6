import { federationEvents } from '@canchero/shared-contracts/federation';
import type { Logger } from 'pino';
import { Tokens } from './auth/tokens';
import type { Config } from './config/config';
import type { Database } from './db/database';
import { measured } from './db/measured';
import { Sealer } from './encryption/sealer';
import { Live } from './live/live';
import { MailQueue } from './mail/mail-queue';
import { Metrics } from './metrics/metrics';
import type { AgreementGateway } from './payments/agreement-gateway';
import type { PaymentGateway } from './payments/gateway';
import { MercadoPago, type MercadoPagoSettings } from './payments/mercadopago';
import { MercadoPagoAgreements } from './payments/mercadopago-agreements';
import { MercadoPagoGateway } from './payments/mercadopago-gateway';
import { Simulator } from './payments/simulator/simulator';
import { Readiness } from './readiness';
import { LoadCounter } from './releases/load-counter';
import { Registry } from './releases/registry';
import { newsOf } from './releases/registry-state';
import { ReleaseStore } from './releases/release-store';

/** Services that routes and modules work with. */
export interface Services {
  config: Config;
  db: Database;
  /** The same database for the service's own work: by connections that no number of requests takes. */
  background: Database;
  /** Returns the current time; the only source of it. */
  clock: () => Date;
  tokens: Tokens;
  mail: MailQueue;
  live: Live;
  metrics: Metrics;
  readiness: Readiness;
  releases: ReleaseStore;
  registry: Registry;
  loads: LoadCounter;
  sealer: Sealer;
  mercadoPago: MercadoPago;
  gateway: PaymentGateway;
  agreements: AgreementGateway;
  /** Account that owners pay for their plans: its token, and its number there; null if plans are not sold online. */
  platformAccount: { token: string; collector: string } | null;
  /** Secret by which messages of the gateway are signed; null without a gateway. */
  webhookSecret: string | null;
  /** Stand-in for Mercado Pago if none is configured and this is not production, else null. */
  simulator: Simulator | null;
  log: Logger;
}

/** Creates the services on an open database. `buildApp` starts and closes `live` and `registry` with the app. */
export function createServices(config: Config, opened: Database, log: Logger, clock: () => Date): Services {
  const metrics = new Metrics();
  const timed = (database: Database) => measured(database, (access, seconds) => metrics.transacted(access, seconds));
  const db = timed(opened);
  const background = timed(opened.background ?? opened);
  const releases = new ReleaseStore(
    config.releasesDir,
    (problem) => log.warn({ err: problem }, 'release skipped'),
    clock,
  );
  const registry = new Registry(background, releases, clock, (error) =>
    log.error({ err: error }, 'registry of releases'),
  );
  const live = new Live(background, (error) => log.error({ err: error }, 'live events'), {
    onHeld: (holder) => log.warn({ holder }, 'an open transaction holds up live events'),
  });
  registry.onChange((state) => live.broadcast(federationEvents.changed, newsOf(state)));
  const simulator = config.mercadoPago || config.production ? null : new Simulator(config.publicUrl, clock);
  const settings = config.mercadoPago ?? simulator?.settings ?? null;
  const send = settings ? (simulator?.fetch ?? fetch) : noGateway;
  return {
    config,
    db,
    background,
    clock,
    log,
    tokens: new Tokens(config.secrets.jwtPrivateKey, clock, config.secrets.jwtPublicKeys),
    mail: new MailQueue(),
    live,
    metrics,
    readiness: new Readiness(background),
    sealer: new Sealer(config.secrets.sealingKeys),
    mercadoPago: new MercadoPago(settings ?? UNCONFIGURED, send),
    gateway: new MercadoPagoGateway(settings ?? UNCONFIGURED, send),
    agreements: new MercadoPagoAgreements(settings ?? UNCONFIGURED, send),
    platformAccount: accountOf(settings?.platformToken ?? null),
    webhookSecret: settings?.webhookSecret ?? null,
    simulator,
    releases,
    registry,
    loads: new LoadCounter(),
  };
}

/** Returns the account of a token, which ends with its number. */
const accountOf = (token: string | null): Services['platformAccount'] =>
  token === null ? null : { token, collector: token.slice(token.lastIndexOf('-') + 1) };

/** Production without Mercado Pago: every call fails, so nobody pays and no club connects. */
const noGateway: typeof fetch = async () => {
  throw new Error('Mercado Pago is not configured');
};
const UNCONFIGURED: MercadoPagoSettings = {
  authUrl: '',
  apiUrl: '',
  clientId: '',
  clientSecret: '',
  webhookSecret: '',
  platformToken: null,
};
