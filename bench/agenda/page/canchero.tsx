import type { Booking } from '@canchero/shared-contracts/booking';
import { Day, exposeDay } from './canchero-day';
import type { AgendaProps } from './candidate';

const Columns = (props: AgendaProps<Booking>) => <Day {...props} courtsAs="columns" />;

exposeDay(Columns);
