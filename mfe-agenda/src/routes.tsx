import { Route, Routes, useLocation } from '@canchero/shared-contracts/router';
import { lazy, Suspense } from 'react';
import { agendaKind } from './agenda-view/view-choice';
import { paths } from './paths';
import { DayScreen } from './screens/day/DayScreen';
import { ScreenLoading } from './states/ScreenLoading';

/** The day is what most visits open; every other screen comes when it is first asked for. */
const MonthScreen = lazy(() => import('./screens/month/MonthScreen').then((m) => ({ default: m.MonthScreen })));
const BookingsScreen = lazy(() =>
  import('./screens/bookings/BookingsScreen').then((m) => ({ default: m.BookingsScreen })),
);
const BookingDetailScreen = lazy(() =>
  import('./screens/booking-detail/BookingDetailScreen').then((m) => ({ default: m.BookingDetailScreen })),
);
const PlayersScreen = lazy(() => import('./screens/players/PlayersScreen').then((m) => ({ default: m.PlayersScreen })));
const EventScreen = lazy(() => import('./screens/event/EventScreen').then((m) => ({ default: m.EventScreen })));
const CourtsScreen = lazy(() => import('./screens/courts/CourtsScreen').then((m) => ({ default: m.CourtsScreen })));
const ClubConfigScreen = lazy(() =>
  import('./screens/club-config/ClubConfigScreen').then((m) => ({ default: m.ClubConfigScreen })),
);
const MercadoPagoCallbackScreen = lazy(() =>
  import('./screens/mercadopago-callback/MercadoPagoCallbackScreen').then((m) => ({
    default: m.MercadoPagoCallbackScreen,
  })),
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

/** A day or a month, as the address says. */
function Agenda() {
  return agendaKind(useLocation().search) === 'month' ? <MonthScreen /> : <DayScreen />;
}
