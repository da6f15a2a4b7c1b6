import { HostSlot, lazyPart } from '@canchero/shared-contracts/kit';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { AgendaNavigation, AgendaView } from '../../agenda-view/use-agenda-view';
import { useBookings } from '../../bookings-data/bookings-context';
import { paymentsKey } from '../../payments/queries';
import { useEver } from '../../use-ever';
import type { Moves } from './moves/use-moves';
import type { DayMenu } from './use-day-menu';

// with the design system's overlays and forms, and so when first asked for
const GridMenu = lazyPart(() => import('./menu/grid-menu').then((m) => m.GridMenu));
const MoveQuestions = lazyPart(() => import('./moves/move-questions').then((m) => m.MoveQuestions));
const BlockDialog = lazyPart(() => import('./blocks/block-dialog').then((m) => m.BlockDialog));
const FreeSlotsDialog = lazyPart(() => import('../../free-slots/free-slots-dialog').then((m) => m.FreeSlotsDialog));
const RecordPaymentDialog = lazyPart(() =>
  import('../../payments/record-payment-dialog').then((m) => m.RecordPaymentDialog),
);

export const prepareOverlays = () => {
  for (const part of [GridMenu, MoveQuestions, BlockDialog, FreeSlotsDialog, RecordPaymentDialog]) part.prepare();
};

interface DayOverlaysProps {
  menu: DayMenu;
  moves: Moves;
  view: AgendaView;
  navigation: AgendaNavigation;
}

/** Menu and dialogs over the day, except the drawer: questions about a move, grid menu, free slots, forms. */
export function DayOverlays({ menu, moves, view, navigation }: DayOverlaysProps) {
  const { request, block, charging, consuming } = menu;
  const { club, changes } = useBookings();
  const client = useQueryClient();
  const wasSearching = useEver(view.find);
  const wasBlocking = useEver(block !== null);
  const wasCharging = useEver(charging !== null);
  return (
    <Suspense fallback={null}>
      {moves.question && <MoveQuestions question={moves.question} onClose={moves.closeQuestion} />}
      {request && <GridMenu request={request} onAction={menu.act} onClose={menu.close} />}
      {wasSearching && <FreeSlotsDialog view={view} navigation={navigation} />}
      {wasBlocking && <BlockDialog block={block} onClose={() => menu.openBlock(null)} />}
      {wasCharging && <RecordPaymentDialog bookingId={charging?.id ?? null} onClose={menu.stopMoney} />}
      {consuming && (
        <HostSlot
          name="booking.add-consumption"
          bookingId={consuming.id}
          players={consuming.players}
          onChange={() => {
            changes.forget();
            void client.invalidateQueries({ queryKey: paymentsKey(club.id, consuming.id) });
          }}
          onClose={menu.stopMoney}
          loading={null}
        />
      )}
    </Suspense>
  );
}
