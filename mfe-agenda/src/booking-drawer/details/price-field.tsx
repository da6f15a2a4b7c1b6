import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import { useCan } from '@canchero/shared-contracts/kit';
import { Button, Caption1 } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useBookings } from '../../bookings-data/bookings-context';
import type { BookingForm } from './use-booking-form';

interface PriceFieldProps {
  form: BookingForm;
  validation: { validationState?: 'error'; validationMessage?: string };
}

/** Price of the booking: the suggested one until a user with the permission types another. */
export function PriceField({ form, validation }: PriceFieldProps) {
  const { club, texts } = useBookings();
  const { text, formatter } = texts;
  const { locale } = useIntl();
  const symbol = useMemo(() => currencySymbol(club.currency, locale), [club.currency, locale]);
  const { draft, edit, suggestedPrice: suggested } = form;
  const mayPrice = useCan('booking');
  const differs = suggested !== null && draft.price !== null && parseAmount(draft.price) !== suggested;
  return (
    <div>
      <Field label={text('form.price')} {...(!mayPrice && { hint: text('form.price.fixed') })} {...validation}>
        <Input
          inputMode="decimal"
          value={draft.price ?? (suggested === null ? '' : amountText(suggested))}
          contentBefore={symbol}
          readOnly={!mayPrice}
          onChange={(_, data) => edit({ price: data.value })}
        />
      </Field>
      {form.member !== null && draft.price === null && (
        <Caption1 block role="status">
          {text('form.price.member', { name: form.member })}
        </Caption1>
      )}
      {differs && mayPrice && (
        <Button
          appearance="outline"
          size="small"
          style={{ marginTop: 8 }}
          onClick={() => edit({ price: form.base ? amountText(suggested) : null })}
        >
          {text('form.price.suggested', { price: formatter.money(suggested) })} · {text('form.price.use')}
        </Button>
      )}
    </div>
  );
}

const currencySymbol = (currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency;
