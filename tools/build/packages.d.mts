/**
 * What can be built: its name, the sources it is made of, the file that a finished build leaves, its configuration.
 * `monolith` is built on request only: shell and remotes as one bundle, to measure against.
 */
export declare function buildTargets(): (
  | {
      name: string;
      sources: string[];
      output: string;
      config: string;
      onRequest?: undefined;
    }
  | {
      name: string;
      sources: string[];
      output: string;
      config: string;
      onRequest: boolean;
    }
)[];
