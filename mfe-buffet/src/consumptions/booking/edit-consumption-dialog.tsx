import type { Consumption } from '@canchero/shared-contracts/consumption';
import { amountText, commonErrors, isError, parseAmount } from '@canchero/shared-contracts/core';
import { MAX_QUANTITY } from '@canchero/shared-contracts/item';
import { useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import type { SlotPlayer } from '@canchero/shared-contracts/mfe';
import { MAX_UNIT_PRICE } from '@canchero/shared-contracts/order';
import { AmountField, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DialogForm, DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useFormStyles } from '../../forms/styles';
import { useText } from '../../text';
import { PlayerChoice } from '../player-choice';
import { useConsumptionActions } from '../queries';

interface EditConsumptionDialogProps {
  clubId: string;
  /** Null closes it. */
  consumption: Consumption | null;
  players: readonly SlotPlayer[];
  onChanged(): void;
  onClose(): void;
}

export const EditConsumptionDialog = ({ consumption, ...props }: EditConsumptionDialogProps) => (
  <DialogHost open={consumption !== null} onClose={props.onClose}>
    {consumption && <Edit {...props} consumption={consumption} />}
  </DialogHost>
);

/** Changes the quantity, price and payer of a consumption. */
function Edit({
  clubId,
  consumption,
  players,
  onChanged,
  onClose,
}: EditConsumptionDialogProps & { consumption: Consumption }) {
  const text = useText();
  const errorText = useErrorText();
  const formatter = useFormatter(useClub());
  const form = useFormStyles();
  const actions = useConsumptionActions(clubId);
  const [known, setKnown] = useState(consumption);
  const [quantity, setQuantity] = useState(String(consumption.quantity));
  const [price, setPrice] = useState(amountText(consumption.unit_price));
  const [player, setPlayer] = useState(consumption.player_id);
  const [tried, setTried] = useState(false);
  const count = Number(quantity);
  const wrongCount = !Number.isInteger(count) || count < 1 || count > MAX_QUANTITY;
  const amount = parseAmount(price);
  const wrongPrice = amount === null || amount > MAX_UNIT_PRICE;
  /** Shows what a colleague has made of it, which the next try then changes. */
  const take = (current: Consumption) => {
    setKnown(current);
    setQuantity(String(current.quantity));
    setPrice(amountText(current.unit_price));
    setPlayer(current.player_id);
  };
  const submit = async () => {
    setTried(true);
    if (wrongCount || wrongPrice) return false;
    try {
      await actions.change(known, { quantity: count, unit_price: amount, player_id: player });
    } catch (error) {
      if (isError(error, commonErrors.stale_version)) take(error.params.current as Consumption);
      throw error;
    }
    onChanged();
    return true;
  };
  return (
    <DialogForm
      title={consumption.name}
      action={text('form.save')}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <div className={form.pair}>
        <Field
          label={text('consumptions.quantity')}
          className={form.field}
          {...(tried &&
            wrongCount && {
              validationState: 'error',
              validationMessage: text('consumptions.problem.quantity', { max: MAX_QUANTITY }),
            })}
        >
          <Input type="number" min={1} autoFocus value={quantity} onChange={(_, { value }) => setQuantity(value)} />
        </Field>
        <AmountField
          label={text('consumptions.unitPrice')}
          value={price}
          error={tried && wrongPrice ? text('price.invalid', { most: formatter.money(MAX_UNIT_PRICE) }) : undefined}
          onChange={setPrice}
        />
      </div>
      <PlayerChoice players={players} value={player} onChange={setPlayer} />
    </DialogForm>
  );
}
