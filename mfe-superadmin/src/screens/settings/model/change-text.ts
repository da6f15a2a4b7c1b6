import type { SettingChange } from '@canchero/shared-contracts/admin-setting';
import { amountText } from '@canchero/shared-contracts/core';
import { UNLIMITED } from '@canchero/shared-contracts/subscription';
import type { TextId } from '../../../text';

type Words = (id: TextId) => string;

/** Returns the id of the text for a term of a plan, as `pricing.monthly.ars`; null for other settings. */
function nameId(path: string): string | null {
  const [part, first = '', second = ''] = path.split('.');
  if (part === 'pricing') return `settings.${second.replace('_percent', '')}.${first}`;
  if (part === 'limits') return `settings.limit.${first}`;
  if (part === 'switches') return `settings.switch.${first}`;
  return path === 'recommended' ? 'settings.recommended' : null;
}

function valueText(path: string, json: string, text: Words): string {
  const value: unknown = JSON.parse(json);
  if (/\.(ars|usd)$/.test(path)) return typeof value === 'number' ? amountText(value) : text('settings.onRequest');
  return path.startsWith('limits.') && value === UNLIMITED ? text('settings.unlimited') : json;
}

/** Puts a change of a setting into words: amounts as they are typed, not in centavos. */
export function changeText(
  { path, before, after }: SettingChange['changes'][number],
  subject: string,
  text: Words,
): string {
  const name = nameId(path);
  const start = path === subject ? '' : `${name ? text(name as TextId) : path}: `;
  return `${start}${valueText(path, before, text)} → ${valueText(path, after, text)}`;
}
