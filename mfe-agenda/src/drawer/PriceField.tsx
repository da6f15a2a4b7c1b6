import type { Club } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { Button } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Naming } from '../club-bookings/error-text';
import { parsePrice, priceText, suggestedPrice } from './model/draft';
import type { BookingForm } from './use-booking-form';

interface PriceFieldProps {
  club: Club;
  courts: readonly Court[];
  form: BookingForm;
  naming: Naming;
  validation: { validationState?: 'error'; validationMessage?: string };
}

/** The price: by the court and the duration until another is typed. */
export function PriceField({ club, courts, form, naming, validation }: PriceFieldProps) {
  const { text, formatter } = naming;
  const { locale } = useIntl();
  const symbol = useMemo(() => currencySymbol(club.currency, locale), [club.currency, locale]);
  const { draft, edit } = form;
  const suggested = suggestedPrice(draft, courts);
  const differs = suggested !== null && draft.price !== null && parsePrice(draft.price) !== suggested;
  return (
    <div>
      <Field label={text('form.price')} {...validation}>
        <Input
          inputMode="decimal"
          value={draft.price ?? (suggested === null ? '' : priceText(suggested))}
          contentBefore={symbol}
          onChange={(_, data) => edit({ price: data.value })}
        />
      </Field>
      {differs && (
        <Button
          appearance="transparent"
          size="small"
          onClick={() => edit({ price: form.base ? priceText(suggested) : null })}
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
