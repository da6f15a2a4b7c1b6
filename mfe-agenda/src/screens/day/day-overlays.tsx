import { lazyPart } from '@canchero/shared-contracts/kit';
import { Suspense } from 'react';
import type { AgendaNavigation, AgendaView } from '../../agenda-view/use-agenda-view';
import { useEver } from '../../use-ever';
import type { Moves } from './moves/use-moves';
import type { DayMenu } from './use-day-menu';

// with the design system's overlays and forms, and so when first asked for
const GridMenu = lazyPart(() => import(/* webpackChunkName: "day-menu" */ './menu/grid-menu').then((m) => m.GridMenu));
const AddConsumptions = lazyPart(() =>
  import(/* webpackChunkName: "day-menu" */ './menu/add-consumptions').then((m) => m.AddConsumptions),
);
const MoveQuestions = lazyPart(() =>
  import(/* webpackChunkName: "day-menu" */ './moves/move-questions').then((m) => m.MoveQuestions),
);
const BlockDialog = lazyPart(() => import('./blocks/block-dialog').then((m) => m.BlockDialog));
const FreeSlotsDialog = lazyPart(() => import('../../free-slots/free-slots-dialog').then((m) => m.FreeSlotsDialog));
const RecordPaymentDialog = lazyPart(() =>
  import('../../payments/record-payment-dialog').then((m) => m.RecordPaymentDialog),
);

// they follow this module, which is fetched ahead
for (const part of [GridMenu, AddConsumptions, MoveQuestions, BlockDialog, FreeSlotsDialog, RecordPaymentDialog])
  part.prepare();

interface DayOverlaysProps {
  menu: DayMenu;
  moves: Moves;
  view: AgendaView;
  navigation: AgendaNavigation;
}

/** Menu and dialogs over the day, except the drawer: questions about a move, grid menu, free slots, forms. */
export function DayOverlays({ menu, moves, view, navigation }: DayOverlaysProps) {
  const { request, block, charging, consuming } = menu;
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
      {consuming && <AddConsumptions booking={consuming} onClose={menu.stopMoney} />}
    </Suspense>
  );
}
