/** An answer that is JSON text already, as a hot query delivers it. */
export class Raw {
  constructor(readonly json: string) {}
}

/**
 * Answers `data` with a text that is sent as it is, neither parsed nor checked against the response schema.
 * The statement that builds it must select the response's fields and nothing more.
 */
export const raw = (json: string): Raw => new Raw(json);
