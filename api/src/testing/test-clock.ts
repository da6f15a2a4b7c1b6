/** A clock that tests set. Begins at the real time, so that `now()` of the database agrees with it. */
export class TestClock {
  private ahead = 0;
  readonly now = (): Date => new Date(Date.now() + this.ahead);

  /** Moves on by so many minutes. */
  advance(minutes: number): void {
    this.ahead += minutes * 60_000;
  }

  reset(): void {
    this.ahead = 0;
  }
}
