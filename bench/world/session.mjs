import { PASSWORD, psql } from './fill.mjs';

/**
 * Signs the owner of the measured club in, and a super admin, whose second factor is taken as passed.
 * @param {string} base as in `http://127.0.0.1:3000/api` @param {string} url of the database, as a superuser
 * @returns {Promise<{owner: string, admin: string}>} tokens, valid for ten minutes
 */
export async function signIn(base, url) {
  const login = async (email) => (await post(`${base}/auth/login`, { body: { email, password: PASSWORD } })).token;
  const owner = await login('owner-1@bench.test');
  const token = await login('super@bench.test');
  await psql(
    url,
    `insert into second_factors (user_id, secret, created_at, confirmed_at)
     select id, '', now(), now() from users where email = 'super@bench.test' on conflict do nothing`,
  );
  await psql(url, 'update sessions set second_factor_at = now()');
  const { admin_token } = await post(`${base}/auth/protected/admin-token`, { token });
  return { owner, admin: admin_token };
}

async function post(address, { token, body }) {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer.data;
}
