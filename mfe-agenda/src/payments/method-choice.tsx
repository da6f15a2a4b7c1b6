import { type ChargeMethod, methodsOffered, PLAYER_CREDIT } from '@canchero/shared-contracts/payment';
import { MethodIcon, TileChoice } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../text';

interface MethodChoiceProps {
  value: ChargeMethod;
  onChange(method: ChargeMethod): void;
  /** Player's credit as text; absent if it cannot be used. */
  credit?: string | undefined;
  autoFocus?: boolean;
}

/** Tiles for the payment methods, including the player's credit if there is some. */
export function MethodChoice({ credit, ...choice }: MethodChoiceProps) {
  const text = useText();
  const tiles = methodsOffered(credit !== undefined).map((method) => ({
    value: method,
    name: method === PLAYER_CREDIT ? text('pay.method.credit', { credit }) : text(`method.${method}`),
    icon: <MethodIcon method={method} />,
    wide: method === PLAYER_CREDIT,
  }));
  return <TileChoice label={text('pay.method')} tiles={tiles} {...choice} />;
}

/** Returns the method that a digit key chooses. */
export const methodOfKey = (key: string, withCredit: boolean): ChargeMethod | undefined =>
  methodsOffered(withCredit)[Number(key) - 1];
