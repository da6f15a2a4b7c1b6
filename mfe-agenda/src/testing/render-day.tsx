import { DayScreen } from '../screens/day/day-screen';
import { renderScreen } from './render-screen';

type Options = Omit<Parameters<typeof renderScreen>[1], 'address'> & {
  /** Query of the address, such as `?date=2037-11-21`. */
  search: string;
};

/** The day's screen in a host of its own that calls a real server. */
export const renderDay = ({ search, ...options }: Options) =>
  renderScreen(<DayScreen />, { ...options, address: `/agenda${search}` });
