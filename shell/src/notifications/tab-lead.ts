interface LeadEffects {
  /** Called when this tab leads. */
  onGained(): void;
  /** Called when another tab has taken the lead. */
  onLost(): void;
}

/**
 * Lead among the tabs that know it by the same name: one has it, and the next in line gets it when that tab closes.
 * @see https://w3c.github.io/web-locks/
 */
export class TabLead {
  private request = new AbortController();
  private release = () => {};
  private closed = false;

  constructor(
    private readonly name: string,
    private readonly locks: LockManager,
    private readonly effects: LeadEffects,
  ) {
    void this.compete({});
  }

  /** Takes the lead from the tab that has it. */
  take(): void {
    this.request.abort();
    void this.compete({ steal: true });
  }

  close(): void {
    this.closed = true;
    this.request.abort();
    this.release();
  }

  /** Waits for the lead, and again after it was lost. */
  private async compete(how: { steal?: true }): Promise<void> {
    const request = new AbortController();
    this.request = request;
    const lead = () => this.lead();
    const held = how.steal
      ? this.locks.request(this.name, { steal: true }, lead)
      : this.locks.request(this.name, { signal: request.signal }, lead);
    const refusal: unknown = await held.catch((error: unknown) => error);
    if (this.closed || this.request !== request) return;
    // withdrawn, or taken by another tab; anything else means that this page gets no locks, and leads by itself
    const isLost = (refusal as { name?: unknown } | undefined)?.name === 'AbortError';
    if (!isLost) return this.effects.onGained();
    this.effects.onLost();
    void this.compete({});
  }

  /** Leads until the returned promise resolves. */
  private lead(): Promise<void> {
    if (this.closed) return Promise.resolve();
    this.effects.onGained();
    return new Promise((resolve) => {
      this.release = resolve;
    });
  }
}
