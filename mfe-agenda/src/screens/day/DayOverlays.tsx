import type { Club } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { lazy, Suspense } from 'react';
import type { Naming } from '../../club-bookings/error-text';
import type { DayMenu } from './use-day-menu';

// with the design system's overlays and forms, and so when first asked for
const GridMenu = lazy(() => import('./menu/GridMenu').then((m) => ({ default: m.GridMenu })));
const BlockDialog = lazy(() => import('./blocks/BlockDialog').then((m) => ({ default: m.BlockDialog })));

interface DayOverlaysProps {
  menu: DayMenu;
  club: Club;
  courts: readonly Court[];
  naming: Naming;
}

/** What opens over the day besides the drawer: the menu of a place, and the form of a block. */
export function DayOverlays({ menu, club, courts, naming }: DayOverlaysProps) {
  const { request, block } = menu;
  return (
    <Suspense fallback={null}>
      {request && <GridMenu request={request} onAction={menu.act} onClose={menu.close} />}
      {block && (
        <BlockDialog club={club} courts={courts} naming={naming} block={block} onClose={() => menu.openBlock(null)} />
      )}
    </Suspense>
  );
}
