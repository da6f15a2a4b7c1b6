import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { textsIn } from '../../platform/texts/texts';
import { notifyClub } from '../notifications/writes';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };
import { selectOwner } from './sql';

const textIn = textsIn({ es, en, pt });
const SETTINGS_PATH = '/club-config';

/** Tells the club's owner that Mercado Pago no longer accepts the connection, by mail and by the bell. */
export async function reportBroken(tx: Tx, { mail, config }: Services, clubId: string): Promise<void> {
  const { email, name, language, club } = await selectOwner(tx, clubId);
  const text = textIn(language);
  await mail.queue(tx, {
    recipient: email,
    subject: text('broken.subject', { club }),
    body: text('broken.body', { name, club, link: `${config.publicUrl}${SETTINGS_PATH}` }),
  });
  await notifyClub(tx, clubId, {
    type: 'mercadopago.broken',
    title: text('broken.title'),
    message: text('broken.message', { club }),
    priority: 'high',
    data: { club_id: clubId, redirect_url: SETTINGS_PATH },
    anyOf: ['configuration'],
  });
}
