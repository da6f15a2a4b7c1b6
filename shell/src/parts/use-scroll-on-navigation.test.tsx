import { BrowserRouter, Link, useLocation } from '@canchero/shared-contracts/router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useScrollOnNavigation } from './use-scroll-on-navigation';

/** Height up to which the element can be scrolled: jsdom has no layout. */
let longest = 1000;

function Frame() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useScrollOnNavigation(main);
  return (
    <main ref={main}>
      <h1>{pathname + search}</h1>
      <Link to="/list?tab=2">tab</Link>
      <Link to="/detail">detail</Link>
    </main>
  );
}

const main = () => screen.getByRole('main');
const scroll = (top: number) => {
  main().scrollTop = top;
  main().dispatchEvent(new Event('scroll'));
};
const follow = async (name: string, to: string) => {
  await userEvent.click(screen.getByRole('link', { name }));
  await screen.findByRole('heading', { name: to });
};
const back = async (to: string) => {
  window.history.back();
  await screen.findByRole('heading', { name: to });
};

beforeEach(() => {
  longest = 1000;
  window.history.replaceState(null, '', '/list');
  render(
    <BrowserRouter>
      <Frame />
    </BrowserRouter>,
  );
  let top = 0;
  Object.defineProperty(main(), 'scrollTop', {
    get: () => top,
    set: (value: number) => {
      top = Math.min(value, longest);
    },
  });
});

test('a new screen begins at its top, and Back returns to where the other was left', async () => {
  scroll(700);
  await follow('detail', '/detail');
  expect(main().scrollTop).toBe(0);
  await back('/list');
  expect(main().scrollTop).toBe(700);
});

test('a change within a screen moves nothing, and its entry remembers the place too', async () => {
  scroll(300);
  await follow('tab', '/list?tab=2');
  expect(main().scrollTop).toBe(300);
  await follow('detail', '/detail');
  await back('/list?tab=2');
  expect(main().scrollTop).toBe(300);
});

test('the place is found again once the screen is long enough, unless the person scrolls first', async () => {
  scroll(700);
  await follow('detail', '/detail');
  longest = 0;
  await back('/list');
  expect(main().scrollTop).toBe(0);
  longest = 1000;
  await waitFor(() => expect(main().scrollTop).toBe(700));
  await follow('detail', '/detail');
  longest = 0;
  await back('/list');
  main().dispatchEvent(new Event('wheel'));
  longest = 1000;
  await new Promise((done) => setTimeout(done, 100));
  expect(main().scrollTop).toBe(0);
});
