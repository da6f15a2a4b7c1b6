interface Waiting {
  /** Checks whether the answer is no longer wanted: the caller has gone, or was refused by the time limit. */
  isOver: () => boolean;
  begin: (mayRun: boolean) => void;
}

interface Line {
  running: number;
  waiting: Waiting[];
}

/**
 * Turns in which the requests of one account are worked on: `max` at once, the others in the order of their arrival.
 * Requests that nobody waits for are skipped, so a caller who breaks off a hundred requests costs the database a few.
 */
export class Turns {
  private readonly lines = new Map<string, Line>();

  /** @param max requests of one account that are worked on at once */
  constructor(private readonly max: number) {}

  /** Runs work of an account when its turn comes; null if it was over by then. */
  async run<T>(account: string, isOver: () => boolean, work: () => Promise<T>): Promise<T | null> {
    if (isOver()) return null;
    const line = this.lines.get(account) ?? { running: 0, waiting: [] };
    this.lines.set(account, line);
    if (line.running < this.max) line.running += 1;
    else if (!(await new Promise<boolean>((begin) => line.waiting.push({ isOver, begin })))) return null;
    try {
      return await work();
    } finally {
      this.pass(account, line);
    }
  }

  /** Passes a turn on to the first who still waits for one. */
  private pass(account: string, line: Line): void {
    for (let next = line.waiting.shift(); next; next = line.waiting.shift()) {
      const mayRun = !next.isOver();
      next.begin(mayRun);
      if (mayRun) return;
    }
    line.running -= 1;
    if (line.running === 0) this.lines.delete(account);
  }
}
