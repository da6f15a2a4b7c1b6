import type { Locator, Page } from '@playwright/test';
import { EXPIRED_OWNER, OTHER_OWNER, OWNER } from '../fixtures/accounts';
import { Agenda, CLUB, emptyDay, instant } from '../fixtures/agenda';
import { axeFindings } from '../fixtures/axe';
import { shiftsOf, watchShifts } from '../fixtures/layout-shifts';
import { expect, signIn, test, withSession } from '../fixtures/test';

const openAgenda = async (page: Page, email: string) => {
  await signIn(page, email);
  const agenda = new Agenda(page);
  await agenda.chooseClubIfAsked();
  await agenda.shown();
  return agenda;
};
const palette = (page: Page) => page.getByRole('combobox', { name: 'Buscar pantallas, jugadores y reservas' });

test('the palette goes to a screen, and to a booking of another day, by the keyboard alone', async ({ page, api }) => {
  const date = emptyDay(22);
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const court = await api.court(club.id, 'Pádel 3');
  const start = instant(date, '10:00');
  await api.book(club.id, {
    court_id: court.id,
    start,
    duration: 60,
    event_type: 'torneo',
    description: 'Copa Ñandú de invierno',
  });
  const agenda = await openAgenda(page, OWNER);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type('nandu');
  await expect(page.getByRole('option', { name: /Copa Ñandú/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/agenda\\?date=${date}&booking=`));
  // wait for the palette to fade out, since it shows the same words
  await expect(palette(page)).toBeHidden();
  await expect(agenda.drawer).toContainText('Copa Ñandú');
  await page.keyboard.press('Escape');
  await expect(agenda.drawer).toBeHidden();

  await page.getByRole('button', { name: 'Buscar pantallas, jugadores y reservas' }).click();
  await expect(page.getByRole('group', { name: 'Recientes' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.type('perf');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('courts beyond the plan: the banner counts them, is checked again, and the owner chooses which stay', async ({
  page,
}) => {
  await openAgenda(page, EXPIRED_OWNER);
  const banner = page.getByRole('alert', { name: 'Límite de plan excedido - Acción requerida' });
  await expect(banner).toContainText('El club tiene 3 canchas y el plan Starter (Freemium) permite 1.');
  await expect(banner).toContainText('dentro de las 24 horas, la cuenta será bloqueada');
  await expect(banner).toContainText('Cancha B, Cancha C');
  await banner.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('Todavía hay 3 canchas y el plan permite 1.').first()).toBeVisible();
  await banner.getByRole('button', { name: 'Elegir cuáles quedan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Cancha A' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Cancha C' }).check();
  await dialog.getByRole('button', { name: 'Guardar elección' }).click();
  await expect(banner).toContainText('Cancha A, Cancha B no tomarán reservas nuevas');
  await expect(banner.getByRole('link', { name: 'Actualizar plan' })).toBeVisible();
});

test('banners come into the room that they had before a reload', async ({ page }) => {
  await watchShifts(page);
  await withSession(page, EXPIRED_OWNER);
  const banner = page.getByRole('alert', { name: 'Límite de plan excedido - Acción requerida' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/players');
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toBeLessThan(0.02);
});

test('the free plan is offered more, until the offer is closed', async ({ page }) => {
  await openAgenda(page, OTHER_OWNER);
  const offer = page.getByRole('region', { name: 'Llevá tu club más lejos con Premium' });
  await expect(offer.getByRole('link', { name: 'Actualizar plan' })).toHaveAttribute('href', /.+/);
  await offer.getByRole('button', { name: 'Cerrar' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await new Agenda(page).shown();
  await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
  await expect(offer).toBeHidden();
});

test('at 320 px the names of screens can be read, and the menu has language and colours', async ({ page }) => {
  await openAgenda(page, OWNER);
  await page.setViewportSize({ width: 320, height: 640 });
  const place = page.getByRole('navigation', { name: 'Ubicación' }).locator('[aria-current=page]');
  const menu = page.getByRole('button', { name: 'Abrir menú' });
  for (const name of ['Agenda', 'Reservas', 'Jugadores', 'Resumen del día']) {
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    await expect(place).toHaveText(name);
    expect(await place.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
  }
  await menu.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: 'Idioma: Español' }).getByText('Español')).toBeVisible();
  await drawer.getByRole('button', { name: 'Usar modo oscuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a long name of the club leaves that of the screen whole', async ({ page }) => {
  await openAgenda(page, OWNER);
  await page.setViewportSize({ width: 820, height: 800 });
  const place = page.getByRole('navigation', { name: 'Ubicación' });
  await place.getByRole('link', { name: CLUB }).evaluate((link) => {
    link.textContent = "Club Atlético Ñandú O'Higgins & Compañía – Sede Peñalolén";
  });
  // a part of a pixel is enough to put dots in the place of letters
  const lacking = await place.locator('[aria-current=page]').evaluate((label) => {
    const letters = document.createRange();
    letters.selectNodeContents(label);
    return letters.getBoundingClientRect().width - label.getBoundingClientRect().width;
  });
  expect(lacking).toBeLessThanOrEqual(0);
});

for (const width of [1440, 430, 390]) {
  test(`the offer comes after the screen and moves nothing of it, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const tops = new Set<number>();
      Object.assign(window, { tops });
      const look = () => {
        const screen = document.querySelector('main:has(button)');
        if (screen) tops.add(screen.getBoundingClientRect().top);
        requestAnimationFrame(look);
      };
      look();
    });
    await withSession(page, OTHER_OWNER);
    await page.goto('/subscription');
    await expect(page.getByRole('region', { name: 'Llevá tu club más lejos con Premium' })).toBeVisible();
    expect(await page.evaluate(() => [...Reflect.get(window, 'tops')])).toHaveLength(1);
  });
}

test('whoever sees the page in colours of their own sees where they are and what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAgenda(page, OWNER);
  const outline = (shown: Locator) => shown.evaluate((element) => getComputedStyle(element).outlineStyle);
  const menu = page.getByRole('navigation').first();
  expect(await outline(menu.getByRole('link', { name: 'Agenda' }))).toBe('solid');
  expect(await outline(menu.getByRole('link', { name: 'Reservas' }))).toBe('none');
  expect(await outline(page.getByRole('button', { name: 'Día, canchas en columnas' }))).toBe('solid');
  expect(await outline(page.getByRole('button', { name: 'Mes' }))).toBe('none');
  const dot = page.getByRole('status', { name: 'Conectado' });
  await expect(dot).toHaveCSS('border-radius', '50%');
  await expect(dot).toHaveCSS('forced-color-adjust', 'none');
  await page.goto('/reserva/club-palermo-padel');
  const sports = page.getByRole('group', { name: 'Deporte' }).locator('label');
  expect(await outline(sports.filter({ hasText: 'Pádel' }))).toBe('solid');
  expect(await outline(sports.filter({ hasText: 'Tenis' }))).toBe('none');
});

test('a notification leads to its booking, and the panel is 400 by 400', async ({ page }) => {
  await openAgenda(page, OWNER);
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notificaciones' });
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return [box?.width, box?.height];
    })
    .toEqual([400, 400]);
  await panel.getByRole('listitem').first().getByRole('button').first().click();
  await expect(page).toHaveURL(/\/detalle-reserva\//);
  await expect(panel).toBeHidden();
});

test('what opens over the page gives the focus back to what opened it', async ({ page }) => {
  await openAgenda(page, OWNER);
  await page.keyboard.press('Tab');
  // the first time its code is loaded
  for (const name of [/^Notificaciones/, /^Idioma/, /^Menú de/, /^Buscar pantallas/, /^Notificaciones/]) {
    // the page below a dialog is hidden from assistive technology
    const opener = page.getByRole('button', { name, includeHidden: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(':is([role=dialog], [role=menu]):focus-within')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const burger = page.getByRole('button', { name: 'Abrir menú' });
  await burger.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(burger).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: 'Mi perfil' }).press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test('finds nothing in what opens over the page', async ({ page }) => {
      const violations: string[] = [];
      const look = async (name: string, notAsked: string[] = []) => {
        // an element that is still fading in does not have its final colours
        await page.waitForTimeout(600);
        for (const finding of await axeFindings(page, notAsked)) violations.push(`${name}: ${finding}`);
      };
      await openAgenda(page, EXPIRED_OWNER);
      const banner = page.getByRole('alert', { name: /Límite de plan/ });
      await expect(banner).toBeVisible();
      await look('plan banner');
      await banner.getByRole('button', { name: 'Elegir cuáles quedan' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('choice of courts');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(palette(page)).toBeFocused();
      await page.keyboard.type('cancha');
      await page.waitForLoadState('networkidle').catch(() => {});
      await look('palette');
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
      await page.getByRole('button', { name: /^Notificaciones/ }).click();
      await expect(page.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible();
      await look('notifications');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Menú de/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Ayuda' })).toBeVisible();
      // a menu over the page is in no landmark, and its focus manager has sentinels of its own
      await look('user menu', ['region', 'aria-hidden-focus']);
      await page.getByRole('menuitem', { name: 'Ayuda' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('help');
      expect(violations).toEqual([]);
    });
  });
}
