import { lazyPart } from '@canchero/shared-contracts/kit';
import { lazyScreen } from '@canchero/shared-contracts/lazy-screen';
import { Route, Routes, useLocation } from '@canchero/shared-contracts/router';
import { ScreenLoading } from '@canchero/shared-contracts/ui';
import { Suspense, useState } from 'react';
import { HoldDay } from './agenda-view/hold-day';
import { agendaKind } from './agenda-view/view-choice';
import { paths } from './paths';
import { loadCatalogue as loadClubConfigTexts } from './screens/club-config/catalogue';
import { DayScreen } from './screens/day/day-screen';

/** The day is part of the first load since most visits open it; other screens load on demand. */
const MonthScreen = lazyPart(() => import('./screens/month/month-screen').then((m) => m.MonthScreen));
const BookingsScreen = lazyPart(() => import('./screens/bookings/bookings-screen').then((m) => m.BookingsScreen));
const BookingDetailScreen = lazyPart(() =>
  import('./screens/booking-detail/booking-detail-screen').then((m) => m.BookingDetailScreen),
);
const PlayersScreen = lazyPart(() => import('./screens/players/players-screen').then((m) => m.PlayersScreen));
const EventScreen = lazyPart(() => import('./screens/event/event-screen').then((m) => m.EventScreen));
const CourtsScreen = lazyPart(() => import('./screens/courts/courts-screen').then((m) => m.CourtsScreen));
const ClubConfigScreen = lazyScreen(
  () => import('./screens/club-config/club-config-screen').then((m) => m.ClubConfigScreen),
  loadClubConfigTexts,
);
const MercadoPagoCallbackScreen = lazyPart(() =>
  import('./screens/mercadopago-callback/mercadopago-callback-screen').then((m) => m.MercadoPagoCallbackScreen),
);

export function AgendaRoutes() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        <Route path={paths.agenda} element={<Agenda />} />
        <Route path={paths.bookings} element={<BookingsScreen />} />
        <Route path={paths.players} element={<PlayersScreen />} />
        <Route path={paths.bookingDetail(':bookingId')} element={<BookingDetailScreen />} />
        <Route path={paths.event(':bookingId')} element={<EventScreen />} />
        <Route path={paths.courts} element={<CourtsScreen />} />
        <Route path={paths.clubConfig} element={<ClubConfigScreen />} />
        <Route path={paths.mercadoPagoCallback} element={<MercadoPagoCallbackScreen />} />
      </Routes>
    </Suspense>
  );
}

/** Day or month, depending on the address. */
export function Agenda() {
  const { search } = useLocation();
  const [held, hold] = useState(false);
  if (agendaKind(search) === 'month' && !held) return <MonthScreen />;
  return (
    <HoldDay value={hold}>
      <DayScreen />
    </HoldDay>
  );
}
