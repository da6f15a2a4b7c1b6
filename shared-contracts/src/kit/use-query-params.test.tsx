import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type ApiServer, startApiServer } from '../testing/api-server';
import { renderInHost } from '../testing/render-in-host';
import { SearchField } from '../ui/search-field';
import { useQueryParams } from './use-query-params';

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
});
afterEach(() => api.close());

function Filters() {
  const [, go] = useQueryParams();
  const press = () => {
    go({ day: '2' });
    go({ page: null });
    go((now) => ({ both: `${now.get('day')}-${now.get('court')}` }));
  };
  return (
    <button type="button" onClick={press}>
      Filtrar
    </button>
  );
}

test('changes that follow one another before the page shows the first are all kept', async () => {
  const page = renderInHost(<Filters />, {
    apiUrl: api.url,
    address: '/orders?day=1&court=5&page=3',
    messages: {},
    permissions: [],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(page.location().search).toBe('?day=2&court=5&both=2-5');
});

/** Stands for a screen that stays drawn, with its own address, until the next one is loaded. */
function Search({ onSearch }: { onSearch(search: string): void }) {
  const [query, go] = useQueryParams();
  const [drawn] = useState(() => go);
  const find = (q: string) => {
    drawn({ q });
    onSearch(q);
  };
  return <SearchField label="Buscar" value={query.get('q') ?? ''} onChange={find} />;
}

test('a search that takes effect after its user went to another screen leaves the new address as it is', async () => {
  const onSearch = jest.fn();
  const page = renderInHost(<Search onSearch={onSearch} />, {
    apiUrl: api.url,
    address: '/orders?day=1',
    messages: {},
    permissions: [],
  });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'ana');
  act(() => page.host.navigate('/players?debt=yes'));
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('ana'));
  expect(page.location()).toMatchObject({ pathname: '/players', search: '?debt=yes' });
});
