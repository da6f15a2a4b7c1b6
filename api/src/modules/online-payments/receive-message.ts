import { AppError } from '@canchero/shared-contracts/core';
import { onlinePaymentErrors } from '@canchero/shared-contracts/online-payment';
import { checkSignature } from '../../platform/payments/webhook-signature';
import type { Services } from '../../platform/services';
import { insertMessage } from './message-sql';
import { wakeWorker } from './worker';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TOPIC = /^[a-z_.-]{1,60}$/i;
const OBJECT = /^[\w-]{1,64}$/;

/** Parts of a message as HTTP carries them. */
export interface ReceivedMessage {
  query: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, unknown>>;
}

/**
 * Keeps a signed message of the gateway, which is answered then and processed later. Topic and id come in two
 * spellings, in the address or in the body.
 * @throws webhook_signature_invalid
 */
export async function receiveMessage(services: Services, { query, body, headers }: ReceivedMessage): Promise<void> {
  const { db, clock, webhookSecret } = services;
  const data = body.data as { id?: unknown } | undefined;
  const dataId = textOf(query['data.id'] ?? query.data_id ?? query.id);
  const requestId = textOf(headers['x-request-id']);
  const header = textOf(headers['x-signature']);
  const signature =
    webhookSecret === null || !header ? null : checkSignature(webhookSecret, header, { dataId, requestId }, clock());
  if (!signature) throw AppError.of(onlinePaymentErrors.webhook_signature_invalid);
  const topic = textOf(query.type ?? query.topic ?? body.type ?? body.topic) ?? '';
  const objectId = dataId ?? textOf(data?.id) ?? '';
  if (!TOPIC.test(topic) || !OBJECT.test(objectId)) return;
  const reference = textOf(query.reference) ?? '';
  const collector = textOf(body.user_id) ?? '';
  await db.platform((tx) =>
    insertMessage(tx, {
      eventKey: `${topic} ${signature}`,
      topic,
      object_id: objectId,
      reference: UUID.test(reference) ? reference : null,
      collector: OBJECT.test(collector) ? collector : null,
    }),
  );
  wakeWorker(services);
}

/** Returns a value that is one text or number; undefined for anything else. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : typeof value === 'string' && value ? value : undefined;
