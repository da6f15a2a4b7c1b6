import { federationEvents } from '@canchero/shared-contracts/federation';
import type { Logger } from 'pino';
import { Tokens } from './auth/tokens';
import type { Config } from './config/config';
import type { Database } from './db/database';
import { Sealer } from './encryption/sealer';
import { Live } from './live/live';
import { MailQueue } from './mail/mail-queue';
import { MercadoPago, type MercadoPagoSettings } from './payments/mercadopago';
import { Simulator } from './payments/simulator/simulator';
import { newsOf, Registry } from './releases/registry';
import { ReleaseStore } from './releases/release-store';

/** Services that routes and modules work with. */
export interface Services {
  config: Config;
  db: Database;
  /** Returns the current time; the only source of it. */
  clock: () => Date;
  tokens: Tokens;
  mail: MailQueue;
  live: Live;
  releases: ReleaseStore;
  registry: Registry;
  sealer: Sealer;
  mercadoPago: MercadoPago;
  /** Stand-in for Mercado Pago if none is configured, else null. */
  simulator: Simulator | null;
  log: Logger;
}

/** Creates the services on an open database. `buildApp` starts and closes `live` and `registry` with the app. */
export function createServices(config: Config, db: Database, log: Logger, clock: () => Date): Services {
  const releases = new ReleaseStore(
    config.releasesDir,
    (problem) => log.warn({ err: problem }, 'release skipped'),
    clock,
  );
  const registry = new Registry(db, releases, clock, (error) => log.error({ err: error }, 'registry of releases'));
  const live = new Live(db, (error) => log.error({ err: error }, 'live events'));
  registry.onChange((state) => live.broadcast(federationEvents.changed, newsOf(state)));
  const simulator = config.mercadoPago ? null : new Simulator(config.publicUrl, clock);
  return {
    config,
    db,
    clock,
    log,
    tokens: new Tokens(config.secrets.jwtPrivateKey, clock),
    mail: new MailQueue(clock),
    live,
    sealer: new Sealer(config.secrets.sealingKeys),
    mercadoPago: simulator
      ? new MercadoPago(simulator.settings, simulator.fetch)
      : new MercadoPago(config.mercadoPago as MercadoPagoSettings),
    simulator,
    releases,
    registry,
  };
}
