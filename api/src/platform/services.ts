import type { Logger } from 'pino';
import type { Tokens } from './auth/tokens';
import type { Config } from './config/config';
import type { Database } from './db/database';
import type { Live } from './live/live';
import type { Outbound } from './mail/outbound';
import type { MercadoPago } from './payments/mercadopago';
import type { Simulator } from './payments/simulator/simulator';
import type { ReleaseStore } from './releases/release-store';
import type { Sealer } from './sealing/sealer';

/** What modules work with. Built once in `server.ts`, and by tests with a clock of their own. */
export interface Services {
  config: Config;
  db: Database;
  /** The only source of the time of day. */
  clock: () => Date;
  tokens: Tokens;
  mail: Outbound;
  live: Live;
  releases: ReleaseStore;
  sealer: Sealer;
  mercadoPago: MercadoPago;
  /** Stands in for Mercado Pago where none is configured. */
  simulator: Simulator | null;
  log: Logger;
}
