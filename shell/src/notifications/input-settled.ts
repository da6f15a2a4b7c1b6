import { isDirty } from '../navigation/unsaved-input';

/** Interval at which it is looked whether a form still holds unsaved input. */
const LOOK_MS = 1000;

/** Waits until no form holds unsaved input: all was saved or left. */
export async function inputSettled(): Promise<void> {
  while (isDirty()) await new Promise((done) => setTimeout(done, LOOK_MS));
}
