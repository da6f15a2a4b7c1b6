import { keyOf } from '@canchero/shared-contracts/kit';
import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { takeFirstAnswers } from './first-answers';
import { queryClient } from './query-client';

test('answers that came with the page are those of their endpoints, and are taken once', () => {
  const data = { plans: [], sales_whatsapp: '', claimed_clubs: 7 };
  const block = JSON.stringify([{ method: 'GET', path: '/plans', data }]);
  document.body.innerHTML = `<script type="application/json" id="first-answers">${block}</script>`;
  takeFirstAnswers();
  expect(queryClient.getQueryData(keyOf(subscriptionEndpoints.plans))).toEqual(data);
  expect(queryClient.isFetching()).toBe(0);
  queryClient.clear();
  takeFirstAnswers();
  expect(queryClient.getQueryData(keyOf(subscriptionEndpoints.plans))).toBeUndefined();
});
