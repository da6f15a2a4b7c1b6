interface Run {
  current: Promise<unknown>;
  /** Run for those who asked while the current one was under way; null if nobody did. */
  next: Promise<unknown> | null;
}

/**
 * Creates a function that shares the work of equal reads, named by a key. A caller who asks while a read runs waits for
 * the next one, which starts after they asked. Hundreds who open a page at once cost two reads, and nobody gets data
 * older than their own change.
 */
export function createSharedReads() {
  const runs = new Map<string, Run>();
  const start = <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const current = read();
    const run: Run = { current, next: null };
    runs.set(key, run);
    const end = () => {
      if (!run.next) runs.delete(key);
    };
    current.then(end, end);
    return current;
  };
  return <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const run = runs.get(key);
    if (!run) return start(key, read);
    const again = () => start(key, read);
    run.next ??= run.current.then(again, again);
    return run.next as Promise<T>;
  };
}
