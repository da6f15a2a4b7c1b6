import type { Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/accounts';
import { axeFindings } from '../fixtures/axe';
import { followMailedLink, newAddress } from '../fixtures/mails';
import { expect, test } from '../fixtures/test';

type Look = (name: string) => Promise<void>;

/** Screens around an account for someone new, including those for an expired link. */
async function eachAccountScreen(page: Page, look: Look): Promise<void> {
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look(path);
  };
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/reset-password?token=x'])
    await visit(path);
  await page.goto('/verify-email?token=x');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('a verification that failed');
  await visit('/invitation');
  await visit('/invitation?token=x');

  await page.goto('/login');
  const submit = page.locator('form button[type=submit]');
  await submit.click();
  await look('/login with both fields missing');

  const email = newAddress('pantallas');
  await page.goto('/register');
  await page.locator('input[autocomplete=name]').fill('Ñandú Larguísimo de los Santos Evangelistas y Compañía');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[autocomplete=new-password]').fill('abc');
  await look('/register with one of four rules met');
  await page.locator('input[autocomplete=new-password]').fill(PASSWORD);
  await submit.click();
  await page.waitForURL(/email-verification-required/);
  await look('/email-verification-required');
  await followMailedLink(page, email, /./);
  const goOn = page.getByRole('main').getByRole('button');
  await expect(goOn).toHaveCount(1);
  await look('/verify-email done');
  await goOn.click();
  await page.waitForURL(/onboarding/);
  // the screen before stays until this one is loaded
  await expect(submit).toBeVisible();
  await look('/onboarding, club');
  await submit.click();
  await look('/onboarding, club without a name');
  await page.locator('form input').first().fill('Club de las pantallas');
  await submit.click();
  await look('/onboarding, hours');
  await submit.click();
  await look('/onboarding, courts');
}

// the browser logs the refusal
test.use({ expectedInConsole: [/400 \(/] });

for (const [width, locale, scheme] of [
  [1440, 'es-AR', 'light'],
  [390, 'pt-BR', 'dark'],
] as const) {
  test.describe(`${width} px, ${locale}, ${scheme}`, () => {
    test.use({ viewport: { width, height: 900 }, locale, colorScheme: scheme });

    test('the account screens fit, and axe finds nothing on them', async ({ page }) => {
      const problems: string[] = [];
      await eachAccountScreen(page, async (name) => {
        // a screen's code may still be loading
        await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) problems.push(`${name}: ${overflow} px wider than the window`);
        for (const finding of await axeFindings(page)) problems.push(`${name}: ${finding}`);
      });
      expect(problems).toEqual([]);
    });
  });
}
