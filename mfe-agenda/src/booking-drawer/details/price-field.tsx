import { amountText, currencySign, formAmount, localAmount, parseAmount } from '@canchero/shared-contracts/core';
import { useCan } from '@canchero/shared-contracts/kit';
import { Button, Caption1 } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBookings } from '../../bookings-data/bookings-context';
import { typeAmount } from '../model/amount-typing';
import { CourtPrices } from './court-prices';
import type { BookingForm } from './use-booking-form';

interface PriceFieldProps {
  form: BookingForm;
  validation: { validationState?: 'error'; validationMessage?: string };
}

/**
 * Price of the booking: the suggested one until a user with the permission types another. Over several courts it is that
 * of each, with the sum below.
 */
export function PriceField({ form, validation }: PriceFieldProps) {
  const { club, texts } = useBookings();
  const { text, formatter } = texts;
  const { locale } = useIntl();
  const symbol = useMemo(() => currencySign(club.currency, locale), [club.currency, locale]);
  const { draft, edit, suggestedPrice, courtPrices } = form;
  const mayPrice = useCan('booking');
  const several = courtPrices.length > 1;
  const sum = courtPrices.every(({ price }) => price !== null)
    ? courtPrices.reduce((total, { price }) => total + (price ?? 0), 0)
    : null;
  // courts at different prices have none in common to show
  const common = courtPrices.every(({ price }) => price === suggestedPrice) ? suggestedPrice : null;
  const typed = draft.price === null ? null : parseAmount(draft.price);
  const differs = sum !== null && draft.price !== null && courtPrices.some(({ price }) => price !== typed);
  const shown = draft.price ?? (common === null ? '' : amountText(common));
  const field = useRef<HTMLInputElement>(null);
  // an object for each change: the caret is set also where it stays
  const [caret, setCaret] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    if (caret) field.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  // what is typed into a suggestion replaces it, also if that came a moment before and took the selection away
  const isSuggested = draft.price === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new suggestion is selected
  useLayoutEffect(() => {
    if (isSuggested && document.activeElement === field.current) field.current?.select();
  }, [isSuggested, shown]);
  const member = form.member !== null && isSuggested ? form.member : null;
  return (
    <div>
      <Field
        label={text(several ? 'form.price.each' : 'label.price')}
        {...(!mayPrice && { hint: text('form.price.fixed') })}
        {...validation}
      >
        <Input
          ref={field}
          inputMode="decimal"
          value={localAmount(shown, locale)}
          {...(several && { placeholder: text('form.price.byCourt') })}
          contentBefore={symbol}
          readOnly={!mayPrice}
          onChange={({ target, nativeEvent }) => {
            const typed = formAmount(target.value, locale);
            const next = typeAmount(
              shown,
              { text: typed, caret: target.selectionStart ?? typed.length },
              (nativeEvent as InputEvent).inputType,
            );
            setCaret({ at: next.caret });
            edit({ price: next.text });
          }}
        />
      </Field>
      {several && <CourtPrices prices={draft.price === null ? courtPrices : courtPrices.map(charged(typed))} />}
      {member !== null && (
        <Caption1 block role="status">
          {text('form.price.member', { name: member })}
        </Caption1>
      )}
      {differs && mayPrice && (
        <Button
          appearance="outline"
          size="small"
          style={{ marginTop: 8 }}
          onClick={() => edit({ price: form.base ? amountText(sum) : null })}
        >
          {text('form.price.suggested', { price: formatter.money(sum) })} · {text('form.price.use')}
        </Button>
      )}
    </div>
  );
}

const charged =
  (price: number | null) =>
  ({ court_id }: { court_id: string | null }) => ({ court_id, price });
