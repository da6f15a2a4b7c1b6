/**
 * Storage that lasts as long as the tab, for what only this visitor may see. A browser that refuses it, as some do in
 * private windows, keeps nothing.
 */
export const tabStorage = {
  read<T>(name: string): T | null {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? 'null') as T | null;
    } catch {
      return null;
    }
  },
  write(name: string, value: unknown): void {
    try {
      if (value === null) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, JSON.stringify(value));
    } catch {
      // full, or refused
    }
  },
};
