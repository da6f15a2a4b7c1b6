/** Form in which a reason of the service is stored and sent where a typed one would be. Nobody may type it. */
export const STORED_REASON = /^code:([a-z_]+)$/;
