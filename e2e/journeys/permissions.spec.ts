import { OTHER_OWNER, STAFF } from '../fixtures/accounts';
import { Agenda, CLUB } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import { expect, fillSignIn, signIn, test } from '../fixtures/test';

test('someone without an account is sent to sign in and then to where the link pointed', async ({ page }) => {
  await page.goto('/agenda?date=2026-05-14');
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, STAFF);
  await expect(page).toHaveURL(/\/agenda\?date=2026-05-14/);
});

test('staff see what they may use', async ({ page }) => {
  await signIn(page, STAFF);
  await new Agenda(page).shown();
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Agenda' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /club/i })).toHaveCount(0);
});

test.describe('a foreign club', () => {
  // the browser logs each 404
  test.use({ expectedInConsole: [/404 \(Not Found\)/] });

  test("another club's agenda cannot be reached, whatever the address says", async ({ page, service }) => {
    const staff = await new Api(service.url).signIn(STAFF);
    const foreign = await staff.club(CLUB);
    const [booking] = await staff.bookings(
      foreign.id,
      new Date(Date.now() - 86_400_000).toISOString(),
      new Date().toISOString(),
    );
    await signIn(page, OTHER_OWNER);
    await new Agenda(page).shown();
    const statuses = await page.evaluate(
      async ({ club, id }) => {
        const token = JSON.parse(sessionStorage.getItem('token') ?? 'null').value;
        const headers = { authorization: `Bearer ${token}` };
        const ask = async (path: string) => (await fetch(`/api/club/clubs/${path}`, { headers })).status;
        return [await ask(`${club}`), await ask(`${club}/bookings/${id}`), await ask(`${crypto.randomUUID()}`)];
      },
      { club: foreign.id, id: booking?.id },
    );
    expect(statuses).toEqual([404, 404, 404]);
  });
});
