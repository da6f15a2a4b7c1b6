import { randomUUID } from 'node:crypto';
import { signatureOf } from '../webhook-signature';
import type { SimulatedPayment } from './records';

/** Way in which a message is sent: a `forged` one is signed by somebody who does not know the secret. */
export interface Delivery {
  times?: number;
  forged?: boolean;
  /** Spelling of the older protocol: `topic` and `id` instead of `type` and `data.id`. */
  older?: boolean;
  /** Instant of the signature in seconds instead of milliseconds. */
  seconds?: boolean;
}

/** Message as it is sent over HTTP. */
export interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Builds the message that a payment has changed; null if nobody asked for messages. */
export function messageOf(
  payment: SimulatedPayment,
  secret: string,
  now: Date,
  { forged = false, older = false, seconds = false }: Delivery = {},
): Message | null {
  const { notificationUrl } = payment.preference;
  if (!notificationUrl) return null;
  const dataId = String(payment.id);
  const requestId = randomUUID();
  const ts = String(seconds ? Math.floor(now.getTime() / 1000) : now.getTime());
  const v1 = signatureOf(forged ? 'not the secret' : secret, { dataId, requestId }, ts);
  const url = new URL(notificationUrl);
  url.searchParams.set(older ? 'id' : 'data.id', dataId);
  url.searchParams.set(older ? 'topic' : 'type', 'payment');
  const body = older
    ? { resource: dataId, topic: 'payment' }
    : {
        id: payment.updatedAt.getTime(),
        live_mode: false,
        type: 'payment',
        date_created: now.toISOString(),
        user_id: payment.sellerId,
        api_version: 'v1',
        action: payment.createdAt === payment.updatedAt ? 'payment.created' : 'payment.updated',
        data: { id: dataId },
      };
  return {
    url: url.href,
    headers: { 'content-type': 'application/json', 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
    body: JSON.stringify(body),
  };
}

/** Builds the message about an object of the application's own account, sent to the application's address. */
export function platformMessage(
  { topic, id, sellerId }: { topic: string; id: string; sellerId: number },
  publicUrl: string,
  secret: string,
  now: Date,
  { forged = false }: Delivery = {},
): Message {
  const requestId = randomUUID();
  const ts = String(now.getTime());
  const v1 = signatureOf(forged ? 'not the secret' : secret, { dataId: id, requestId }, ts);
  const query = new URLSearchParams({ 'data.id': id, type: topic });
  return {
    url: `${publicUrl}/api/webhooks/mercadopago?${query}`,
    headers: { 'content-type': 'application/json', 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
    body: JSON.stringify({ type: topic, user_id: sellerId, action: 'updated', data: { id } }),
  };
}
