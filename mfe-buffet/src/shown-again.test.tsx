import { type ApiServer, startApiServer } from '@canchero/shared-contracts/testing';
import { aClub, uuid } from '@canchero/shared-contracts/testing/records';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { useCurrentCash } from './cash-session/queries';
import { useBookingConsumptions } from './consumptions/queries';
import { useOrders } from './order/queries';
import { renderScreen } from './testing/render-screen';

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(/GET /, () => ({ items: [], next_cursor: null }));
});
afterEach(() => api.close());

const club = aClub();

const State = ({ isSuccess, isFetching }: { isSuccess: boolean; isFetching: boolean }) =>
  isSuccess && !isFetching ? <p>read</p> : null;
const Orders = () => <State {...useOrders(club.id, {})} />;
const Cash = () => <State {...useCurrentCash(club.id)} />;
const Consumptions = () => <State {...useBookingConsumptions(club.id, uuid(1))} />;

/** Shows its children, or hides them, by a button. */
function Turn({ children }: { children: ReactNode }) {
  const [shown, show] = useState(true);
  return (
    <>
      <button type="button" onClick={() => show(!shown)}>
        turn
      </button>
      {shown && children}
    </>
  );
}

test.each([
  ['orders', <Orders key="orders" />],
  ['cash', <Cash key="cash" />],
  ['consumptions', <Consumptions key="consumptions" />],
])('what changed while nobody showed the %s is read when they are shown again', async (_, part) => {
  renderScreen(<Turn>{part}</Turn>, { apiUrl: api.url, address: '/buffet' });
  await screen.findByText('read');
  const before = api.calls.length;
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('read');
  expect(api.calls).toHaveLength(before + 1);
});
