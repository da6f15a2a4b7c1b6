/** The bundler's side of sharing: fills a scope with what the shell provides. */
declare function __webpack_init_sharing__(scope: 'default'): Promise<void>;
/** By package and version. */
declare const __webpack_share_scopes__: {
  default: Record<string, Record<string, { loading?: unknown; loaded?: boolean; lib?: unknown }>>;
};
/** The bundler's runtime, with the federation runtime in it. */
declare const __webpack_require__: { federation: object };
