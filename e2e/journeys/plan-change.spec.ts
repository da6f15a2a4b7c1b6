import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import { OTHER_OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { testOnOwnService } from '../fixtures/own-service';
import { expect, withSession } from '../fixtures/test';

const test = testOnOwnService();

test('every open page of a club follows its plan without a reload', async ({ page, context, api }) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await withSession(each, OTHER_OWNER);
    await each.goto('/agenda');
    await new Agenda(each).shown();
    await expect(each.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
  }
  const badges = [page, other].map((each) => each.getByRole('banner').getByText(/^(Starter|Premium)/));
  const offers = [page, other].map((each) => each.getByRole('link', { name: 'Buffet' }));
  for (const badge of badges) await expect(badge).toHaveText('Starter (Freemium)');
  for (const offer of offers) await expect(offer).toBeHidden();

  await api.signIn(OTHER_OWNER);
  await api.call(payingEndpoints.trial, { body: { plan: 'premium_plus', user_email: OTHER_OWNER } });
  for (const badge of badges) await expect(badge).toHaveText('Premium Plus');
  for (const offer of offers) await expect(offer).toBeVisible();

  await api.call(payingEndpoints.cancel, { body: { reason: '' } });
  for (const badge of badges) await expect(badge).toHaveText('Starter (Freemium)');
  for (const offer of offers) await expect(offer).toBeHidden();
});
