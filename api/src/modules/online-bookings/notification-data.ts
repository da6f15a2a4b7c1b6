import type { OnlineDetails } from './sql';

/** Returns what the notification of an online booking says of its player and of how they pay. */
export function notificationData({
  first_name,
  last_name,
  phone,
  email,
  pay,
  special_requests,
}: OnlineDetails): Record<string, unknown> {
  const isOnline = pay !== 'at_club';
  return {
    player_name: `${first_name} ${last_name}`,
    player_email: email,
    player_phone: phone,
    payment_gateway: isOnline ? 'online' : 'in_place',
    payment_type: pay,
    is_in_place: !isOnline,
    is_online: isOnline,
    payment_methods: isOnline ? ['mercadopago'] : [],
    special_requests,
  };
}
