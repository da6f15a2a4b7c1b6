import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Services } from '../services';
import { notFoundPage } from '../static-files/not-found';

interface KeptMail {
  id: string;
  recipient: string;
  subject: string;
  body: string | null;
  created_at: string;
}

const SHOWN = 200;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
/** Headers with which a proxy on this machine names the client that it forwards for. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title></head><body>${content}</body></html>`;

const listPage = (mails: KeptMail[]) =>
  page(
    'Mails',
    `<h1>Mails</h1><p>No mail server is configured: mails are kept here.</p><ul>${mails
      .map(
        (m) =>
          `<li>${m.created_at} <a href="/api/mails/${m.id}">${escapeHtml(m.subject)}</a> ${escapeHtml(m.recipient)}</li>`,
      )
      .join('')}</ul>`,
  );

const mailPage = (mail: KeptMail) =>
  page(
    mail.subject,
    `<p><a href="/api/mails">Mails</a></p><h1>${escapeHtml(mail.subject)}</h1><p>${escapeHtml(mail.recipient)}</p><pre>${escapeHtml(
      mail.body ?? '',
    ).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)}</pre>`,
  );

/** Checks whether a browser on this machine asks, and not a proxy on it for somebody else. */
const isFromHere = ({ ip, host, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(ip) && LOCAL_HOST.test(host) && FORWARDED.every((name) => headers[name] === undefined);

/**
 * Serves the kept mails at /api/mails, to this machine only: they hold links that sign people in. Not registered in
 * production.
 */
export function registerMailPage(app: FastifyInstance, { db, config }: Services) {
  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    if (config.smtpUrl || !isFromHere(request)) await notFoundPage(reply);
  };
  const options = { schema: { hide: true }, onRequest: guard };
  app.get('/api/mails', options, async (_request, reply) => {
    const mails = await db.platform((tx) =>
      tx.query<KeptMail>(sql`
        select id, recipient, subject, body, created_at from mails order by created_at desc, id limit ${SHOWN}`),
    );
    return reply.type('text/html; charset=utf-8').send(listPage(mails));
  });
  app.get('/api/mails/:id', options, async (request, reply) => {
    const { id } = request.params as { id: string };
    const [mail] = await db.platform((tx) =>
      tx.query<KeptMail>(sql`select id, recipient, subject, body, created_at from mails where id::text = ${id}`),
    );
    return mail ? reply.type('text/html; charset=utf-8').send(mailPage(mail)) : notFoundPage(reply);
  });
}
