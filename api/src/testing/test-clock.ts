/**
 * Clock that tests move, by a negative number back. It starts at the real time, so that it agrees with `now()` in the
 * database.
 */
export class TestClock {
  private ahead = 0;
  readonly now = (): Date => new Date(Date.now() + this.ahead);

  /** Moves the clock. */
  advance(minutes: number): void {
    this.ahead += minutes * 60_000;
  }

  reset(): void {
    this.ahead = 0;
  }
}
