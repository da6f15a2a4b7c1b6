import { keepFirstPage } from './first-page';

const open = () => {
  document.body.innerHTML =
    '<div id="first-page"><a href="/a">a</a><a href="/b">b</a><details></details><details open></details></div>' +
    '<div id="root" hidden></div>';
  return document.getElementById('root') as HTMLElement;
};
const SCREEN = '<main><a href="/a">a</a><a href="/b">b</a><details></details><details></details></main>';
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));
const shown = () => [document.getElementById('first-page') !== null, document.getElementById('root')?.hidden];

test('the first page stays while the root waits, and gives way to a screen before the next paint', async () => {
  const root = open();
  keepFirstPage(root);
  root.innerHTML = '<div role="status">Cargando...</div>';
  await settled();
  expect(shown()).toEqual([true, true]);
  root.innerHTML = SCREEN;
  await settled();
  expect(shown()).toEqual([false, false]);
});

test('it gives way to a failure too', async () => {
  const root = open();
  keepFirstPage(root);
  root.innerHTML = '<div role="alert">Algo salió mal</div>';
  await settled();
  expect(shown()).toEqual([false, false]);
});

test('focus and open disclosures go over to the same elements of the screen', async () => {
  const root = open();
  keepFirstPage(root);
  document.querySelectorAll<HTMLElement>('a')[1]?.focus();
  root.innerHTML = SCREEN;
  await settled();
  expect(root.querySelectorAll('a')[1]).toHaveFocus();
  expect([...root.querySelectorAll('details')].map((details) => details.open)).toEqual([false, true]);
});

test('a page without one is left alone', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root') as HTMLElement;
  keepFirstPage(root);
  root.innerHTML = SCREEN;
  await settled();
  expect(root.hidden).toBe(false);
});
