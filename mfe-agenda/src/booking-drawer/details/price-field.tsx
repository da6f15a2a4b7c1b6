import type { Club } from '@canchero/shared-contracts/club';
import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import type { Court } from '@canchero/shared-contracts/court';
import { useCan } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { BookingTexts } from '../../bookings-data/error-text';
import { suggestedPrice } from '../model/booking-draft';
import { useQuote } from '../queries';
import type { BookingForm } from './use-booking-form';

interface PriceFieldProps {
  club: Club;
  courts: readonly Court[];
  form: BookingForm;
  naming: BookingTexts;
  validation: { validationState?: 'error'; validationMessage?: string };
}

/** The price: by the club's rules until another is typed, by whoever may. */
export function PriceField({ club, courts, form, naming, validation }: PriceFieldProps) {
  const { text, formatter } = naming;
  const { locale } = useIntl();
  const symbol = useMemo(() => currencySymbol(club.currency, locale), [club.currency, locale]);
  const { draft, edit } = form;
  const mayPrice = useCan('booking');
  const { court_id, start, duration } = draft;
  // who is named first decides whether the price for members holds
  const player_id = (form.base ?? draft).players[0]?.id;
  const quote = useQuote(
    club.id,
    court_id && start && duration ? { court_id, start, duration, ...(player_id && { player_id }) } : null,
  );
  const suggested = quote.data?.price ?? suggestedPrice(draft, courts);
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
      {differs && mayPrice && (
        <Button
          appearance="transparent"
          size="small"
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
