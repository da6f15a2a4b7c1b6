import { type ChargeMethod, methodsOffered, PLAYER_CREDIT } from '@canchero/shared-contracts/payment';
import { MethodIcon, TileChoice } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../text';

interface MethodChoiceProps {
  value: ChargeMethod;
  onChange(method: ChargeMethod): void;
  /** What the player has with the club, as text; absent where it cannot pay. */
  credit?: string | undefined;
  autoFocus?: boolean;
}

/** How it is paid: six tiles, and the player's credit where there is some. */
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

/** The method that a digit typed outside a text field chooses. */
export const methodOfKey = (key: string, withCredit: boolean): ChargeMethod | undefined =>
  methodsOffered(withCredit)[Number(key) - 1];
