/** Answer that is JSON text already, as a hot query returns it. */
export class Raw {
  constructor(readonly json: string) {}
}

/**
 * Marks JSON text as the `data` of an answer, to be sent without parsing it or checking it against the response schema.
 * The statement that builds it must select the response's fields and nothing more.
 */
export const raw = (json: string): Raw => new Raw(json);
