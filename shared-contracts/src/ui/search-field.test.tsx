import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const PAUSE_MS = 250;
const pause = (ms = PAUSE_MS) => act(() => jest.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole('searchbox', { name: 'Buscar' });
let asked: string[];

/** Screen whose address has the text a while after it was asked to. Renders anew from time to time, as lists do. */
function List({ late = 0 }: { late?: number }) {
  const [text, setText] = useState('');
  const [, render] = useState(0);
  const find = (value: string) => {
    asked.push(value);
    if (late) setTimeout(() => setText(value), late);
    else setText(value);
  };
  return (
    <>
      <SearchField label="Buscar" value={text} onChange={find} />
      <button type="button" onClick={() => setText('')}>
        Limpiar
      </button>
      <button type="button" onClick={() => render((count) => count + 1)}>
        Nuevo
      </button>
    </>
  );
}

beforeEach(() => {
  asked = [];
});

test('a blank before a pause stays, and the list is asked for the trimmed text', async () => {
  render(<List />);
  await user.type(field(), 'juan ');
  await pause();
  expect(field()).toHaveValue('juan ');
  await user.type(field(), 'perez');
  await pause();
  expect(field()).toHaveValue('juan perez');
  expect(asked).toEqual(['juan', 'juan perez']);
});

test('letters typed until the address has the text stay, however late it is', async () => {
  render(<List late={PAUSE_MS * 3} />);
  await user.type(field(), 'ju');
  await pause();
  await user.type(field(), 'an');
  await pause();
  await user.type(field(), 'a');
  for (let pauses = 0; pauses < 10; pauses += 1) {
    await pause();
    expect(field()).toHaveValue('juana');
  }
  expect(asked).toEqual(['ju', 'juan', 'juana']);
});

test('a text is asked for once, though the list is rendered anew meanwhile', async () => {
  render(<List late={PAUSE_MS * 3} />);
  await user.type(field(), 'ju');
  await pause();
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  await pause(PAUSE_MS * 10);
  expect(asked).toEqual(['ju']);
});

test('a text taken back before the address has it is asked for again', async () => {
  render(<List late={PAUSE_MS * 3} />);
  await user.type(field(), 'j');
  await pause();
  await user.clear(field());
  await pause(PAUSE_MS * 10);
  expect(field()).toHaveValue('');
  expect(asked).toEqual(['j', '']);
});

test('a value from elsewhere replaces what is typed', async () => {
  render(<List />);
  await user.type(field(), 'juan');
  await pause();
  await user.click(screen.getByRole('button', { name: 'Limpiar' }));
  expect(field()).toHaveValue('');
  await pause();
  expect(asked).toEqual(['juan']);
});
