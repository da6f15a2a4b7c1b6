import { BuildingBankRegular } from '@fluentui/react-icons/headless/svg/building-bank';
import { MoneyRegular } from '@fluentui/react-icons/headless/svg/money';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import { PaymentRegular } from '@fluentui/react-icons/headless/svg/payment';
import { PersonMoneyRegular } from '@fluentui/react-icons/headless/svg/person-money';
import { QrCodeRegular } from '@fluentui/react-icons/headless/svg/qr-code';
import { WalletCreditCardRegular } from '@fluentui/react-icons/headless/svg/wallet-credit-card';
import type { ChargeMethod } from '../payment/vocabulary';

const ICONS = {
  cash: MoneyRegular,
  credit_card: PaymentRegular,
  debit_card: WalletCreditCardRegular,
  transfer: BuildingBankRegular,
  qr: QrCodeRegular,
  other: MoreHorizontalRegular,
  player_credit: PersonMoneyRegular,
} satisfies Record<ChargeMethod, unknown>;

/** Icon beside the name of a payment method. */
export function MethodIcon({ method }: { method: ChargeMethod }) {
  const Icon = ICONS[method];
  return <Icon aria-hidden fontSize={20} />;
}
