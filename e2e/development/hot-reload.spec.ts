import type { Page } from '@playwright/test';
import { OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { type Development, startDevelopment } from '../fixtures/development';
import { expect as expectSoon, fillSignIn, test } from '../fixtures/test';

/** Waits longer: development builds are large, and slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 30_000 });

let development: Development;
test.beforeAll(async () => {
  // three development builds at once, perhaps on a busy machine
  test.setTimeout(480_000);
  development = await startDevelopment(['mfe-agenda', 'mfe-public']);
});
test.afterAll(() => development.stop());
// development builds log more
test.use({ expectedInConsole: [/./] });

/** Time in milliseconds from saving a file to the changed page that a developer may have to wait for. */
const AT_ONCE = 1000;
/** Number of times that an edit may be repeated: the journeys of other workers may keep both cores busy for some. */
const TRIES = 25;

/**
 * Edits a component and edits it back, until the open page has changed at once. `opening`: opening tag of one of its
 * elements, e.g. `<h1`. The page itself notes when the change is painted, by the clock that this process has too;
 * never, if the page reloads meanwhile.
 */
async function seenToChange(page: Page, file: string, opening: string): Promise<void> {
  const edited = page.locator('[data-edited]');
  const mark = `${opening} data-edited=""`;
  const took: number[] = [];
  while (took.length < TRIES && !took.some((ms) => ms < AT_ONCE)) {
    const painted = page
      .evaluate(
        () =>
          new Promise<number>((done) => {
            const observer = new MutationObserver(() => {
              if (!document.querySelector('[data-edited]')) return;
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => done(Date.now())));
            });
            observer.observe(document, { subtree: true, childList: true, attributes: true });
          }),
      )
      .catch(() => Number.POSITIVE_INFINITY);
    const saved = Date.now();
    development.checkout.edit(file, (text) => text.replace(opening, mark));
    await expect(edited.first(), file).toBeVisible();
    took.push((await painted) - saved);
    development.checkout.edit(file, (text) => text.replace(mark, opening));
    await expect(edited, file).toHaveCount(0);
  }
  test.info().annotations.push({ type: 'hot reload', description: `${file}: ${took.join(', ')} ms` });
  expectSoon(Math.min(...took), `${file} took ${took.join(', ')} ms`).toBeLessThan(AT_ONCE);
}

test('an edited component of the shell or of a remote changes in the open page: no reload, nothing lost', async ({
  page,
}) => {
  test.slow();
  const { address } = development;
  const annual = page.getByRole('radio', { name: /^Anual/ });
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in globalThis);
  const inOneDocument = async (open: () => Promise<void>, edit: () => Promise<void>) => {
    for (let tries = 0; tries < 2; tries++) {
      await open();
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await edit();
      // a development server starved by other workers gives up an update once and reloads the page
      if (await isSameDocument()) break;
    }
    expect(await isSameDocument()).toBe(true);
  };
  await inOneDocument(
    async () => {
      await page.goto(address);
      await expect(page.locator('[data-remote="mfe-public"]')).toHaveAttribute('data-version', 'override');
    },
    async () => {
      await annual.check({ force: true });
      await seenToChange(page, 'mfe-public/src/screens/landing/hero/hero.tsx', '<h1');
    },
  );
  await expect(annual).toBeChecked();

  await page.getByRole('link', { name: 'Iniciar sesión' }).first().click();
  await fillSignIn(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.chooseClubIfAsked();
  await agenda.shown();
  const description = page.getByLabel('Descripción');
  await inOneDocument(
    async () => {
      await page.goto(new URL('/agenda', address).href);
      await agenda.shown();
      await expect(page.locator('[data-remote="mfe-agenda"]')).toHaveAttribute('data-version', 'override');
    },
    async () => {
      await page.getByRole('button', { name: 'Nueva reserva' }).click();
      await description.fill('Sin terminar');
      await seenToChange(page, 'mfe-agenda/src/agenda-view/toolbar.tsx', '<h1');
      await seenToChange(page, 'shell/src/parts/brand.tsx', '<span');
    },
  );
  await expect(description).toHaveValue('Sin terminar');

  // a full load of the new build works too
  await page.goto(new URL('/agenda', address).href);
  await agenda.shown();
});
