import { fillWorld, psql } from '../world/fill.mjs';
import { idOf } from '../world/requests.mjs';

const WATCHED = idOf('club', 0, 1);
/** Pages of a member; all of them may meet on one instance, which takes five streams of a person. */
const OF_MEMBER = 2;

/**
 * Fills a database with two clubs, and with members for a number of pages that watch the first one.
 * @param {string} url of a database without tables, as a superuser
 * @returns {Promise<{clubId: string, emails: string[], ofEach: number}>} who watches
 */
export async function prepareScene(url, { pages, folder }) {
  await fillWorld(url, { clubs: 2, perClub: 200, folder, log: console.log });
  const members = Math.ceil(pages / OF_MEMBER);
  await psql(
    url,
    `with made as (
       insert into users (email, password_hash, name, email_verified_at)
       select 'page-' || n || '@bench.test', (select password_hash from users limit 1), 'Page', now()
       from generate_series(1, ${members}) n returning id
     )
     insert into memberships (club_id, user_id, role, permissions)
     select '${WATCHED}', id, 'staff', '{"schedule": true}' from made`,
  );
  const emails = Array.from({ length: members }, (_, i) => `page-${i + 1}@bench.test`);
  return { clubId: WATCHED, emails, ofEach: OF_MEMBER };
}
