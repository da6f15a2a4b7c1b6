/**
 * The few settings of the service that the tools need as well, as the service itself reads them
 * (api/src/platform/config).
 * @param {Record<string, string | undefined>} env
 */
export declare function serviceSettings(env?: Record<string, string | undefined>): {
  dataDir: string;
  port: number;
  releasesDir: string;
  publicUrl: string;
  demo: boolean;
  keepsMail: boolean;
};
