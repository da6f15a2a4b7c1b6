import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Language } from '../core/language';
import { createTestHost } from '../testing/host';
import { useLabels } from '../ui/labels';
import { Dialog, DialogBody, DialogSurface, DialogTitle } from '../ui/overlay';
import { createRemoteApp } from './create-remote-app';
import { lazyScreen } from './lazy-screen';

const remoteTexts = { es: { save: 'Guardar' }, en: { save: 'Save' }, pt: { save: 'Salvar' } };
const ownTexts = { es: { title: 'Precios' }, en: { title: 'Prices' }, pt: { title: 'Preços' } };

function PricesScreen() {
  const [asks, setAsks] = useState(false);
  const labels = useLabels();
  return (
    <main>
      <h1>
        <FormattedMessage id="title" />
      </h1>
      <input aria-label="price" />
      <p role="note">{labels.retry}</p>
      <button type="button" onClick={() => setAsks(true)}>
        <FormattedMessage id="save" />
      </button>
      <Dialog open={asks}>
        <DialogSurface>
          <DialogBody>
            <DialogTitle>
              <FormattedMessage id="title" />
            </DialogTitle>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </main>
  );
}

/** Screen of the test that runs, which has fetched nothing yet. */
let Prices: ComponentType;
const App = () => (
  <Suspense fallback={<p>loading</p>}>
    <Prices />
  </Suspense>
);

/** Requests for code or for the texts of a language, in order, until the network answers them. */
let requests: { what: string; answer: () => void; fail: () => void }[];
const fetched = <T,>(what: string, value: T) =>
  new Promise<T>((resolve, reject) => {
    const fail = () => reject(Object.assign(new Error('no connection'), { name: 'ChunkLoadError' }));
    requests.push({ what, answer: () => resolve(value), fail });
  });
const asked = () => requests.map(({ what }) => what);
const settle = (how: 'answer' | 'fail') =>
  act(async () => {
    for (const request of requests.splice(0)) request[how]();
  });

let element: HTMLElement;
let show: (locale: Language) => Promise<void>;
let leave: () => Promise<void>;

beforeEach(async () => {
  requests = [];
  element = document.body.appendChild(document.createElement('div'));
  Prices = lazyScreen(
    () => fetched('code', PricesScreen),
    (locale) => fetched(locale, ownTexts[locale]),
  );
  const messages = async (locale: Language) => remoteTexts[locale];
  const remote = createRemoteApp({ name: 'mfe-trial', messages, App }) as unknown as {
    [K in 'bootstrap' | 'mount' | 'update' | 'unmount']: (props: object) => Promise<unknown>;
  };
  const host = createTestHost('http://localhost', {});
  const location = { pathname: '/prices', search: '', hash: '', state: null, key: 'a' };
  const props = { name: 'parcel-1', domElement: element, location, navigationType: 'POP', theme: 'light', host };
  /** Starts a lifecycle inside act(), where awaiting it would deadlock. */
  const run = async (step: (props: object) => Promise<unknown>, locale: Language = 'es') => {
    let done: Promise<unknown> | undefined;
    await act(async () => {
      done = step({ ...props, locale });
    });
    await done;
  };
  show = (locale) => run(remote.update, locale);
  leave = () => run(remote.unmount);
  await remote.bootstrap({ ...props, locale: 'es' });
  await run(remote.mount);
  await screen.findByText('loading');
});
afterEach(async () => {
  await leave();
  element.remove();
});

test('code and texts are fetched at once, and the screen has its own texts beside those of the remote', async () => {
  expect(asked()).toEqual(['code', 'es']);
  await settle('answer');
  expect(await screen.findByRole('heading', { name: 'Precios' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('dialog', { name: 'Precios' })).toBeVisible();
});

test('another language shows once all texts have it, and leaves what was typed', async () => {
  await settle('answer');
  await userEvent.type(await screen.findByRole('textbox'), '80');
  await show('pt');
  expect(asked()).toEqual(['pt']);
  expect(screen.getByRole('heading', { name: 'Precios' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('Reintentar');
  await settle('answer');
  expect(screen.getByRole('heading', { name: 'Preços' })).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('Tentar de novo');
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('80');
  await show('es');
  expect(screen.getByRole('heading', { name: 'Precios' })).toBeVisible();
  expect(asked()).toEqual([]);
});

test('a language whose texts do not load leaves those that are shown, and is loaded when it is chosen again', async () => {
  await settle('answer');
  await userEvent.type(await screen.findByRole('textbox'), '80');
  await show('en');
  await settle('fail');
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('80');
  await show('es');
  await show('en');
  await settle('answer');
  expect(screen.getByRole('heading', { name: 'Prices' })).toBeVisible();
});

test('a language that is chosen while the screen loads is the one that it opens with', async () => {
  await show('en');
  await settle('answer');
  expect(await screen.findByRole('heading', { name: 'Prices' })).toBeVisible();
});

test('what could not be fetched shows the failed state of the remote, and a retry fetches it', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  requests[0]?.answer();
  requests[1]?.fail();
  await settle('answer');
  expect(await screen.findByRole('alert')).toHaveTextContent(/No se pudo cargar esta sección\.Reintentar$/);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(asked()).toEqual(['code', 'es']);
  await settle('answer');
  expect(await screen.findByRole('heading', { name: 'Precios' })).toBeVisible();
  quiet.mockRestore();
});
