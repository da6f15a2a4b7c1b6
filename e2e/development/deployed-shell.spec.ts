import { OWNER } from '../fixtures/accounts';
import { startDevelopment } from '../fixtures/development';
import { expect, fillSignIn, test } from '../fixtures/test';

// development builds log more
test.use({ expectedInConsole: [/./] });

test('a remote runs in the page of a deployed shell, which forwards to its data', async ({ page, service }) => {
  test.slow();
  const development = await startDevelopment(['mfe-public'], service.url);
  try {
    await page.goto(development.address);
    await expect(page.locator('[data-remote="mfe-public"]')).toHaveAttribute('data-version', 'override');
    development.checkout.edit('mfe-public/src/screens/landing/hero/hero.tsx', (text) =>
      text.replace('<h1', '<h1 data-edited=""'),
    );
    await expect(page.locator('h1[data-edited]')).toBeVisible();
    // the descriptor is that of the sources, too
    development.checkout.edit('mfe-public/remote.ts', (text) =>
      text.replaceAll('Política de privacidad · Canchero', 'Privacidad, como se escribe ahora'),
    );
    await expect(async () => {
      await page.goto(new URL('/privacy', page.url()).href);
      await expect(page).toHaveTitle('Privacidad, como se escribe ahora', { timeout: 2_000 });
    }).toPass();
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('link', { name: 'Iniciar sesión' }).first().click();
    await fillSignIn(page, OWNER);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Agenda' })).toBeVisible();
    const foreign = await fetch(new URL('/mf-manifest.json', page.url()), {
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  } finally {
    await development.stop();
  }
});
