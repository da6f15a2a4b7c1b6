import { act, renderHook, waitFor } from '@testing-library/react';
import type { Language } from '../core/language';
import { loadMessages, useMessages } from './use-messages';

const catalogues = () => jest.fn(async (locale: Language) => ({ hello: `hello in ${locale}` }));

test('texts that have loaded are there in the first frame, and are not loaded again', async () => {
  const load = catalogues();
  await loadMessages(load, 'es');
  const frames: unknown[] = [];
  const { result } = renderHook(() => {
    const state = useMessages(load, 'es');
    frames.push(state?.messages.hello ?? null);
    return state;
  });
  await loadMessages(load, 'es');
  expect([frames, result.current?.locale]).toEqual([['hello in es'], 'es']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('another language replaces the texts once it has loaded', async () => {
  const load = catalogues();
  const { result, rerender } = renderHook(({ locale }) => useMessages(load, locale), {
    initialProps: { locale: 'es' as Language },
  });
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current?.locale).toBe('es'));
  rerender({ locale: 'pt' });
  expect(result.current?.messages).toEqual({ hello: 'hello in es' });
  await waitFor(() => expect(result.current).toEqual({ locale: 'pt', messages: { hello: 'hello in pt' } }));
  rerender({ locale: 'es' });
  await waitFor(() => expect(result.current?.locale).toBe('es'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a catalogue that failed is loaded again', async () => {
  const load = catalogues();
  load.mockRejectedValueOnce(new Error('gone'));
  await expect(loadMessages(load, 'es')).rejects.toThrow('gone');
  await expect(loadMessages(load, 'es')).resolves.toEqual({ hello: 'hello in es' });
});

test('a language that did not load while another is shown is asked for until it comes, or another is chosen', async () => {
  const load = catalogues();
  const { result, rerender } = renderHook(({ locale }) => useMessages(load, locale), {
    initialProps: { locale: 'es' as Language },
  });
  await waitFor(() => expect(result.current?.locale).toBe('es'));
  jest.useFakeTimers();
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  try {
    load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
    rerender({ locale: 'en' });
    await after(4000);
    expect(result.current?.locale).toBe('es');
    await after(4000);
    expect(result.current).toEqual({ locale: 'en', messages: { hello: 'hello in en' } });
    load.mockRejectedValueOnce(new Error('gone'));
    rerender({ locale: 'pt' });
    await after(0);
    rerender({ locale: 'es' });
    await after(60_000);
    expect(load.mock.calls.map(([locale]) => locale)).toEqual(['es', 'en', 'en', 'en', 'pt']);
  } finally {
    jest.useRealTimers();
  }
});
