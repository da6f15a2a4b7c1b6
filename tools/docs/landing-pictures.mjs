// node tools/docs/landing-pictures.mjs [url]: takes the landing page's pictures of the product from a running service
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../browser/chromium.mjs';
import { CHROMIUM_ARGS } from '../browser/chromium-args.mjs';
import { ROOT } from '../bundling/workspace.mjs';

const FOLDER = path.join(ROOT, 'mfe-public/src/screens/landing/showcase/pictures');
/** Size in CSS pixels, that of the page's width and height attributes. */
const SIZE = { width: 1280, height: 800 };
/** Size of a link's preview. @see https://ogp.me */
const PREVIEW_SIZE = { width: 1200, height: 630 };
/** Club of the demo with the most courts. */
const CLUB = 'Club Palermo Pádel';
const QUALITY = 0.72;
const [url = 'http://localhost:3000'] = process.argv.slice(2);

/** Screens with what is ready when they may be taken. */
const SCREENS = {
  agenda: { path: '/agenda', ready: '[role="grid"] [data-id]' },
  till: {
    path: '/buffet',
    ready: 'main [data-item]',
    async prepare(page) {
      for (const tile of [0, 2, 2, 5]) await page.locator('main [data-item]').nth(tile).click();
    },
  },
  players: { path: '/players?filter=owing', ready: 'main [role="row"]:nth-child(2)' },
};

/** Catalogue of the buffet, as a file that the product imports. */
const ITEMS = `nombre;categoría;precio;controla stock;stock;favorito
Agua 500 ml;Bebidas;1800;sí;48;sí
Gaseosa 500 ml;Bebidas;2500;sí;36;sí
Isotónica;Bebidas;3200;sí;24;sí
Cerveza lata;Bebidas;3800;sí;30;no
Café;Bebidas;2200;no;;sí
Tostado;Cocina;5900;no;;sí
Hamburguesa completa;Cocina;9800;no;;no
Papas fritas;Cocina;5200;no;;no
Medialuna;Cocina;1100;sí;40;no
Barra de cereal;Kiosco;1500;sí;25;no
Tubo de pelotas;Cancha;14500;sí;12;sí
Alquiler de paleta;Cancha;4000;no;;sí
Overgrip;Cancha;5500;sí;18;no
`;

const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: CHROMIUM_ARGS });
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  const context = await browser.newContext({ viewport: SIZE, colorScheme, locale: 'es-AR' });
  const page = await context.newPage();
  await signIn(page);
  await fillBuffet(page);
  for (const [name, screen] of Object.entries(SCREENS)) {
    await page.goto(url + screen.path);
    await page.locator(screen.ready).first().waitFor();
    await screen.prepare?.(page);
    await page.waitForTimeout(2000);
    const bytes = await webp(page, await page.screenshot());
    writeFileSync(path.join(FOLDER, `${name}-${colorScheme}.webp`), bytes);
    console.log(`${name}-${colorScheme}.webp: ${Math.round(bytes.length / 1024)} kB`);
  }
  if (colorScheme === 'light') await takePreview(page);
  await context.close();
}
await browser.close();

/** Takes the picture of previews of links, as JPEG: chat apps show no WebP. */
async function takePreview(page) {
  await page.setViewportSize(PREVIEW_SIZE);
  await page.goto(url + SCREENS.agenda.path);
  await page.locator(SCREENS.agenda.ready).first().waitFor();
  await page.waitForTimeout(2000);
  await page.screenshot({ path: path.join(FOLDER, 'preview.jpg'), type: 'jpeg', quality: 80 });
}

async function signIn(page) {
  await page.goto(`${url}/login`);
  await page.getByRole('textbox').first().fill('owner@demo.test');
  await page.locator('input[type=password]').fill('Demo1234!');
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL((address) => address.pathname !== '/login');
  await page.goto(`${url}/select-club`);
  await page.getByRole('main').getByRole('button', { name: CLUB }).click();
  await page.waitForSelector('[role="grid"] [data-id]');
}

/** Imports the buffet's catalogue and opens its cash, both of which a second time changes nothing. */
async function fillBuffet(page) {
  const post = async (path, data, token) => {
    const headers = { 'idempotency-key': crypto.randomUUID(), ...(token && { authorization: `Bearer ${token}` }) };
    return (await page.request.post(`${url}/api${path}`, { data, headers })).json();
  };
  const { data: session } = await post('/auth/login', { email: 'owner@demo.test', password: 'Demo1234!' });
  const club = `/club/clubs/${session.user.club_ids[0]}`;
  await post(`${club}/items/import`, { content: ITEMS, dry_run: false, on_problem: 'skip' }, session.token);
  await post(`${club}/cash-sessions`, { opening_amount: 2_000_000 }, session.token);
}

/** Returns a picture as WebP, which the browser encodes. @param {Buffer} png @returns {Promise<Buffer>} */
async function webp(page, png) {
  const drawn = await page.context().newPage();
  const base64 = await drawn.evaluate(
    async ({ data, quality }) => {
      const bitmap = await createImageBitmap(await (await fetch(data)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d').drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
    },
    { data: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  await drawn.close();
  return Buffer.from(base64, 'base64');
}
