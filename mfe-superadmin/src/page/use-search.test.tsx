import { type ApiServer, startApiServer } from '@canchero/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths';
import { renderScreen } from '../testing/render-screen';
import { typed, useSearch } from './use-search';

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
});
afterEach(() => api.close());

function Conditions() {
  const [, change] = useSearch({ id: '', action: '', who: '' }, { id: typed, action: typed, who: typed });
  const press = () => {
    change({ id: '' });
    change({ action: 'payment' });
  };
  return (
    <button type="button" onClick={press}>
      Buscar
    </button>
  );
}

test('two conditions that change before the list is drawn again both hold', async () => {
  const page = renderScreen(<Conditions />, { apiUrl: api.url, address: `${paths.audit}?id=p1&who=luc`, club: null });
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(page.location().search).toBe('?who=luc&action=payment');
});
