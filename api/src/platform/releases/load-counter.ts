/** Number of pages of this instance that began to load a release since it was last taken. */
export interface LoadCount {
  remote: string;
  release: string;
  count: number;
}

/** Counts loads in the process, so that no load waits for the database. */
export class LoadCounter {
  private counts = new Map<string, LoadCount>();

  add(remote: string, release: string): void {
    const key = `${remote}/${release}`;
    const before = this.counts.get(key)?.count ?? 0;
    this.counts.set(key, { remote, release, count: before + 1 });
  }

  /** Returns the counts and resets them. */
  take(): LoadCount[] {
    const counts = [...this.counts.values()];
    this.counts = new Map();
    return counts;
  }
}
