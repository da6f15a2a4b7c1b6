import { Text } from '@canchero/shared-contracts/ui';
import { Question } from '@canchero/shared-contracts/ui-overlay';
import { useBookings } from '../../../bookings-data/bookings-context';
import type { MoveQuestion } from './use-moves';

/** Asks before a key moves a booking that should stay, and for the price of one that moved to another sport. */
export function MoveQuestions({ question, onClose }: { question: MoveQuestion; onClose(): void }) {
  const { texts } = useBookings();
  const { text, formatter, title } = texts;
  const { booking, onConfirm } = question;
  const confirm = () => {
    onClose();
    onConfirm();
  };
  if (question.kind === 'move') {
    return (
      <Question
        title={text('move.ask.title', { who: title(booking) })}
        confirm={text('move.ask.confirm')}
        keep={text('move.stop')}
        onConfirm={confirm}
        onKeep={onClose}
      >
        <Text>{text(`move.ask.${question.concern}`, { paid: formatter.money(booking.paid) })}</Text>
      </Question>
    );
  }
  const { price, before } = question.tariff;
  return (
    <Question
      title={text('tariff.ask.title')}
      confirm={text('tariff.ask.update', { tariff: formatter.money(price) })}
      keep={text('tariff.ask.keep', { price: formatter.money(before) })}
      onConfirm={confirm}
      onKeep={onClose}
    >
      <Text>{text('tariff.ask.body', { who: title(booking), tariff: formatter.money(price) })}</Text>
    </Question>
  );
}
