import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { UiProvider } from '../ui/core';
import es from './lang/es.json';
import { createQueryClient } from './query-client';
import { ownKey } from './query-key';
import { WaitingSign } from './waiting-sign';

const STILL = 'Sigue cargando…';
const LONG = 'Está tardando más de lo normal. Seguimos intentando…';

let answer: (data: string) => void;
let fail: (error: Error) => void;
const read = () =>
  new Promise<string>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });

function Screen() {
  const { data, error } = useQuery({ queryKey: ownKey('mfe-trial', 'courts'), queryFn: () => read() });
  return <p>{data ?? error?.message ?? 'skeleton'}</p>;
}

let queries: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  jest.useFakeTimers();
  queries = createQueryClient();
  render(
    <UiProvider theme="light">
      <IntlProvider locale="es" messages={es}>
        <QueryClientProvider client={queries}>
          <Screen />
          <WaitingSign />
        </QueryClientProvider>
      </IntlProvider>
    </UiProvider>,
  );
});
afterEach(() => {
  onlineManager.setOnline(true);
  queries.clear();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a read that hangs says so after three seconds, and more after ten, until it is answered', async () => {
  await pass(2999);
  expect(screen.queryByText(STILL)).toBeNull();
  await pass(1);
  expect(screen.getByText(STILL)).toBeVisible();
  await pass(6999);
  expect(screen.queryByText(LONG)).toBeNull();
  await pass(1);
  expect(screen.getByText(LONG)).toBeVisible();
  expect(screen.queryByText(STILL)).toBeNull();
  // the http client gives up after four tries
  await pass(32_000);
  expect(screen.getByText(LONG)).toBeVisible();
  answer('four courts');
  await pass(0);
  expect(screen.getByText('four courts')).toBeVisible();
  expect(screen.queryByText(LONG)).toBeNull();
});

test('a read that waits for the connection says so as well', async () => {
  await pass(0);
  onlineManager.setOnline(false);
  void queries.resetQueries();
  await pass(3000);
  expect(screen.getByText('skeleton')).toBeVisible();
  expect(screen.getByText(STILL)).toBeVisible();
  onlineManager.setOnline(true);
  await pass(0);
  answer('four courts');
  await pass(0);
  expect(screen.getByText('four courts')).toBeVisible();
  expect(screen.queryByText(STILL)).toBeNull();
});

test('a read that fails takes the sign away: the screen shows the failure', async () => {
  await pass(4000);
  fail(new Error('no courts'));
  await pass(0);
  expect(screen.getByText('no courts')).toBeVisible();
  expect(screen.queryByText(STILL)).toBeNull();
});

test('what is there and read again needs no patience', async () => {
  answer('four courts');
  await pass(0);
  void queries.refetchQueries();
  await pass(20_000);
  expect(queries.isFetching()).toBe(1);
  expect(screen.queryByText(STILL)).toBeNull();
  expect(screen.queryByText(LONG)).toBeNull();
});
