import { Page } from './page.mjs';

/** People who sign in at once: each costs the service a slow hash. */
const AT_ONCE = 4;

/**
 * Opens pages of people.
 * @param {import('./person.mjs').Person[]} people
 * @param {number} ofEach pages of each
 * @param {() => (event: {name: string, id: string, data: string}) => void} receiver makes what receives a page's events
 * @returns {Promise<Page[]>} once all are live
 */
export async function openPages(people, ofEach, receiver) {
  const rest = [...people];
  const pages = [];
  const open = async () => {
    for (let one = rest.shift(); one; one = rest.shift()) {
      for (let i = 0; i < ofEach; i++) {
        const page = new Page(one, receiver());
        pages.push(page);
        await page.open();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return pages;
}
