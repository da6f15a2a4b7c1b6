/** Fills a share scope with what the shell provides. Supplied by the bundler. */
declare function __webpack_init_sharing__(scope: 'default'): Promise<void>;
declare const __webpack_share_scopes__: { default: object };
