import { useClub, useFormatter } from '@canchero/shared-contracts/kit';
import { startApiServer } from '@canchero/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '../../../testing/render-screen';
import { useBookingsAround } from './customer-queries';

function Search() {
  const club = useClub();
  const hits = useBookingsAround(club.id, true, useFormatter(club), '');
  return <output>{hits.length}</output>;
}

function Dialog() {
  const [openings, setOpenings] = useState(1);
  return (
    <>
      <Search key={openings} />
      <button type="button" onClick={() => setOpenings(openings + 1)}>
        again
      </button>
    </>
  );
}

test('what an opening has read is used by the next one', async () => {
  const api = await startApiServer(() => []);
  renderScreen(<Dialog />, { apiUrl: api.url, address: '/buffet' });
  await waitFor(() => expect(api.calls).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  await new Promise((done) => setTimeout(done, 200));
  expect(api.calls.map(({ call }) => call).sort()).toEqual(['GET /bookings', 'GET /courts']);
  await api.close();
});
