import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiServer, startApiServer } from '../testing/api-server';
import { renderInHost } from '../testing/render-in-host';
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
