import type { Booking } from '@canchero/shared-contracts/booking';
import { Day, exposeDay } from './canchero-day';
import type { AgendaProps } from './candidate';

const Rows = (props: AgendaProps<Booking>) => <Day {...props} courtsAs="rows" />;

exposeDay(Rows);
