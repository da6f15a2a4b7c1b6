import { waitFor } from '@testing-library/react';
import { ManagedParcel } from './managed-parcel';

interface Props {
  step: number;
}
type Step = (props: Props & { domElement: HTMLElement }) => Promise<unknown>;

/** Creates an app that notes its lifecycles, each of which may be replaced, and mounts it with single-spa. */
function trial(changed: Partial<Record<'mount' | 'update' | 'unmount', Step>> = {}) {
  const steps: string[] = [];
  const errors: string[] = [];
  const element = document.createElement('div');
  document.body.append(element);
  const noted =
    (name: 'mount' | 'update' | 'unmount'): Step =>
    async (props) => {
      steps.push(`${name} ${props.step}`);
      await changed[name]?.(props);
    };
  const parcel = new ManagedParcel<Props>(
    {
      bootstrap: async () => {},
      mount: noted('mount') as never,
      update: noted('update') as never,
      unmount: noted('unmount') as never,
    },
    element,
    { step: 1 },
    { onMount: () => void steps.push('mounted'), onError: (error) => void errors.push((error as Error).message) },
  );
  return { parcel, steps, errors, element };
}

const fails = (message: string) => () => Promise.reject(new Error(message));
const hangs = () => new Promise(() => {});
const holdClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('it mounts, takes updates, and is unmounted and removed', async () => {
  const { parcel, steps, errors, element } = trial();
  await waitFor(() => expect(steps).toContain('mounted'));
  parcel.update({ step: 2 });
  await waitFor(() => expect(steps).toContain('update 2'));
  await parcel.dispose();
  expect(steps).toEqual(['mount 1', 'mounted', 'update 2', 'unmount 2']);
  expect(errors).toEqual([]);
  expect(element.isConnected).toBe(false);
});

test('a failed mount is handed on once, and disposing of it removes its element', async () => {
  const { parcel, steps, errors, element } = trial({ mount: fails('no glass') });
  await waitFor(() => expect(errors).toEqual([expect.stringContaining('no glass')]));
  expect(steps).not.toContain('mounted');
  // single-spa unmounts what was begun
  expect(steps).toContain('unmount 1');
  await parcel.dispose();
  expect(element.isConnected).toBe(false);
});

test('after a failed update the parcel can still be unmounted, so that nothing of it is left', async () => {
  const { parcel, steps, errors, element } = trial({ update: fails('no net') });
  parcel.update({ step: 2 });
  await waitFor(() => expect(errors).toEqual(['no net']));
  await parcel.dispose();
  expect(steps).toEqual(['mount 1', 'mounted', 'update 2', 'unmount 2']);
  expect(element.isConnected).toBe(false);
});

test.each(['mount', 'update'] as const)('a %s that does not end within ten seconds has failed', async (step) => {
  holdClock();
  const { parcel, errors, steps, element } = trial({ [step]: hangs });
  await jest.advanceTimersByTimeAsync(0);
  parcel.update({ step: 2 });
  await jest.advanceTimersByTimeAsync(9999);
  expect(errors).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(errors).toHaveLength(1);
  void parcel.dispose();
  await jest.advanceTimersByTimeAsync(0);
  expect(steps.at(-1)).toMatch(/^unmount/);
  expect(element.isConnected).toBe(false);
});

test('an unmount that does not end within ten seconds is given up, and the element removed', async () => {
  holdClock();
  const { parcel, errors, element } = trial({ unmount: hangs });
  await jest.advanceTimersByTimeAsync(0);
  void parcel.dispose();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(errors).toHaveLength(1);
  expect(element.isConnected).toBe(false);
});
