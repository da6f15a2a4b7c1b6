const ACCOUNT = { email: 'owner@demo.test', password: 'Demo1234!' };

/** Creates a caller of the api. @param {string} base e.g. `http://127.0.0.1:3000/api` */
async function call(base, method, path, { token, body } = {}) {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Signs the demo owner in. @returns {Promise<string>} access token, valid for ten minutes */
export async function signIn(base) {
  const { token } = await call(base, 'POST', '/auth/login', { body: ACCOUNT });
  return token;
}

/**
 * Chooses the demo club with the most courts, opens it day and night, and finds its fullest day.
 * @returns the two measured requests and the values that pgbench needs to vary them
 */
export async function prepareScene(base) {
  const token = await signIn(base);
  const clubs = await call(base, 'GET', '/club/my-clubs', { token });
  const withCourts = await Promise.all(
    clubs.map(async ({ id }) => ({ id, courts: await call(base, 'GET', `/club/clubs/${id}/courts`, { token }) })),
  );
  const { id, courts } = withCourts.sort((a, b) => b.courts.length - a.courts.length)[0];
  const path = `/club/clubs/${id}`;
  const { version } = await call(base, 'GET', path, { token });
  await call(base, 'PUT', path, { token, body: { version, opening_hours: [] } });
  const active = courts.filter((court) => court.status === 'active').map((court) => court.id);
  const day = await fullestDay(base, `${path}/bookings`, token);
  return {
    courts: active,
    bookings: day.count,
    get: { method: 'GET', path: `/api${path}/bookings?from=${day.from}&to=${day.to}` },
    post: { method: 'POST', path: `/api${path}/bookings`, body: { duration: 30, event_type: 'turno' } },
  };
}

const DAY = 86_400_000;
/** Days of bookings that one request may ask for. */
const DAYS_AT_ONCE = 14;

/** Looks at four weeks before and after today. */
async function fullestDay(base, path, token) {
  const today = Math.floor(Date.now() / DAY) * DAY;
  const iso = (time) => new Date(time).toISOString();
  const spans = [-2, -1, 0, 1].map((n) => today + n * DAYS_AT_ONCE * DAY);
  const around = await Promise.all(
    spans.map((from) => call(base, 'GET', `${path}?from=${iso(from)}&to=${iso(from + DAYS_AT_ONCE * DAY)}`, { token })),
  );
  const counts = new Map();
  for (const { start } of around.flat()) {
    const day = Math.floor(Date.parse(start) / DAY) * DAY;
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const [day, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [today, 0];
  return { from: iso(day), to: iso(day + DAY), count };
}
