import { type ApiServer, gatherSavedFiles, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/render-screen';
import { ExportMenu } from './export-menu';

let api: ApiServer;
let saved: ReturnType<typeof gatherSavedFiles>;
beforeEach(async () => {
  api = await startApiServer();
  saved = gatherSavedFiles();
});
afterEach(() => {
  jest.restoreAllMocks();
  return api.close();
});

const open = () =>
  renderScreen(
    <ExportMenu report="events-summary" query={{ from: '2031-01-01', to: '2031-01-31', type: 'torneo' }} />,
    {
      apiUrl: api.url,
      address: '/events-summary',
    },
  );
const choose = async (name: string) => {
  const button = () => screen.getByRole('button', { name: 'Exportar' });
  await waitFor(() => expect(button()).toHaveAttribute('aria-haspopup'));
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

test('a report is saved, in the language and with the filters of the screen', async () => {
  api.answer(/reports/, () => 'bytes');
  open();
  await choose('Excel');
  await waitFor(() => expect(saved).toHaveLength(1));
  const [{ call, query } = { call: '', query: new URLSearchParams() }] = api.calls;
  expect(call).toBe('GET /reports/events-summary.xlsx');
  expect(query.toString()).toBe('from=2031-01-01&to=2031-01-31&type=torneo&language=es');
});

test('the button says that a file is on its way, and takes no second order until it is there', async () => {
  let finish = () => {};
  api.answer(/reports/, () => new Promise<void>((resolve) => (finish = resolve)));
  open();
  await choose('PDF');
  const busy = await screen.findByRole('button', { name: /Exportando/ });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(busy);
  expect(screen.queryByRole('menuitem')).toBeNull();
  finish();
  expect(await screen.findByRole('button', { name: 'Exportar' })).toBeEnabled();
  expect(api.calls).toHaveLength(1);
});

test.each([
  [429, 'exports_busy', { max: 2 }, 'El club ya está exportando 2 archivos. Esperá a que terminen y probá de nuevo.'],
  [422, 'too_many_rows', { max: 100_000, found: 123_456 }, /^Son 123.456 filas y un archivo lleva hasta 100.000/],
])('a refusal (%s %s) is told in words', async (status, error, params, words) => {
  api.refuseNext(/reports/, { status, error, params });
  const { toasts } = open();
  await choose('CSV');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ intent: 'error', title: 'No se pudo exportar' });
  expect(toasts[0]?.body).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
  expect(saved).toEqual([]);
});
