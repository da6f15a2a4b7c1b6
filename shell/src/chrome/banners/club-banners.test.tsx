import type { CourtLimit } from '@canchero/shared-contracts/subscription';
import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '../../storage/query-client';
import { ApiServer } from '../../testing/api-server';
import { someClub } from '../../testing/people';
import { renderAt } from '../../testing/render-page';
import { ClubBanners } from './club-banners';
import { courtLimitKey } from './use-court-limit';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
});

const club = someClub({ plan: 'starter' });
const LIMIT: CourtLimit = { plan: 'starter', max: 2, held: 1, exceeded_since: null, blocked_at: null, courts: [] };
const isOfLimit = (path: string) => path.endsWith('/plan-limit');

/** Renders the banners and returns what they draw. */
const show = () => {
  renderAt(
    '/agenda',
    <div data-testid="banners">
      <ClubBanners club={club} />
    </div>,
  );
  return screen.getByTestId('banners').firstElementChild as HTMLElement;
};

test('the room of the offer is kept while the limit of courts is read, then the offer fills it', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.respond = async ({ path }) => {
    if (isOfLimit(path)) await asked;
    return {
      status: 200,
      body: { data: isOfLimit(path) ? LIMIT : { plans: [], sales_whatsapp: '', claimed_clubs: 1 } },
    };
  };
  const banners = show();
  expect(banners.firstElementChild).toHaveStyle({ minHeight: '61px' });
  expect(screen.queryByRole('region')).toBeNull();
  answer();
  expect(await screen.findByRole('region', { name: /Premium/ })).toBeVisible();
});

test('a limit that cannot be read leaves neither the offer nor an empty strip', async () => {
  api.respond = ({ path }) => ({ status: isOfLimit(path) ? 403 : 200, body: { error: 'forbidden', params: {} } });
  const banners = show();
  expect(banners).not.toBeEmptyDOMElement();
  await waitFor(() => expect(queryClient.getQueryState(courtLimitKey(club.id))?.status).toBe('error'));
  await waitFor(() => expect(banners).toBeEmptyDOMElement());
});
