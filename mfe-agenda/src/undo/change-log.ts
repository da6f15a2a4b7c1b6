/** Change that this page made and can undo. */
export interface Change {
  /** Names what was changed and what the change led to, such as the version of a booking. */
  key: string;
  kind: 'change' | 'cancellation' | 'payment';
  /**
   * Undoes the change. Resolves to the id of the booking if undoing its creation removed it, else to null.
   * @throws the AppError of the call
   */
  undo(): Promise<string | null>;
  /** Says why the undo was refused, for what is not a booking. */
  refusal?(error: unknown): Promise<string>;
}

/** Names a booking in the version that a change led to. */
export const versionKey = ({ id, version }: { id: string; version: number }) => `${id}@${version}`;

/**
 * Last change of a page. Each change replaces the one before, also one that cannot be undone: an undo never reaches past
 * what somebody did last. It is undone once.
 */
export class ChangeLog {
  private last: Change | null = null;
  /** Change that was taken last, while nothing was changed since. */
  private taken: Change | null | undefined;
  private underWay = 0;
  private asked = false;
  private onAsked: (change: Change) => void = () => undefined;

  /** Sets what undoes a change that was asked for before it was answered. */
  whenAsked(undo: (change: Change) => void): void {
    this.onAsked = undo;
  }

  /**
   * Follows a change until it is answered. One that fails leaves the last change as it was.
   * @param changeOf returns the change that was made, null if it cannot be undone
   */
  async follow<T>(work: Promise<T>, changeOf: (result: T) => Change | null): Promise<T> {
    this.underWay += 1;
    let result: T;
    try {
      result = await work;
    } catch (error) {
      this.asked = false;
      throw error;
    } finally {
      this.underWay -= 1;
    }
    this.last = changeOf(result);
    this.taken = null;
    if (this.asked && this.underWay === 0) {
      this.asked = false;
      const change = this.take();
      if (change) this.onAsked(change);
    }
    return result;
  }

  /** Checks whether a change is the last one. */
  isLast(key: string): boolean {
    return this.last?.key === key;
  }

  /** Takes the last change, if it has this key; null if something else was changed since, or it was undone. */
  take(key = this.last?.key): Change | null {
    const change = this.last?.key === key ? this.last : null;
    if (change) {
      this.taken = change;
      this.last = null;
    }
    return change;
  }

  /** Puts back a change whose undo was not answered, unless something else was changed since. */
  putBack(change: Change): void {
    if (this.taken === change) this.last = change;
  }

  /** Takes the last change by the key; one that is under way will be undone when it is answered. False if there is none. */
  ask(): boolean {
    if (this.underWay > 0) {
      this.asked = true;
      return true;
    }
    const change = this.take();
    if (change) this.onAsked(change);
    return change !== null;
  }
}
