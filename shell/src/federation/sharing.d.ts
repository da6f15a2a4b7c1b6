/** The bundler's side of sharing: fills a scope with what the shell provides. */
declare function __webpack_init_sharing__(scope: 'default'): Promise<void>;
declare const __webpack_share_scopes__: { default: object };
