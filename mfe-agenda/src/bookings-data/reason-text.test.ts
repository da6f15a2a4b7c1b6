import { SERVICE_REASONS, storedReason } from '@canchero/shared-contracts/booking';
import { createIntl } from 'react-intl';
import en from '../../lang/en.json';
import es from '../../lang/es.json';
import pt from '../../lang/pt.json';
import type { AgendaText } from '../text';
import { reasonText } from './reason-text';

describe.each(Object.entries({ es, en, pt }))('in %s', (locale, messages) => {
  const intl = createIntl({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
  const text = ((id: string) => intl.formatMessage({ id })) as AgendaText;

  test.each(SERVICE_REASONS)('the service’s reason %s is a text of its own', (reason) => {
    const shown = reasonText(storedReason(reason), text);
    expect(shown).not.toContain('code:');
    expect(SERVICE_REASONS.filter((other) => reasonText(storedReason(other), text) === shown)).toEqual([reason]);
  });

  test('a code that is not known yet is not shown raw, and typed words stay', () => {
    expect(reasonText('code:from_tomorrow', text)).toBe(messages['reason.other']);
    expect(reasonText('Lluvia', text)).toBe('Lluvia');
  });
});
