import { useState } from 'react';
import { tabStorage } from '../../../tab-storage';

/** Contact data that visitors type about themselves. */
export interface Contact {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  special_requests: string;
}

const NAME = 'mfe-public/contact';
const EMPTY: Contact = { first_name: '', last_name: '', phone: '', email: '', special_requests: '' };

/** Keeps what is typed for as long as the tab is open: over a reload, and for the next booking. */
export function useContact(): [Contact, (part: Partial<Contact>) => void] {
  const [contact, setContact] = useState<Contact>(() => ({ ...EMPTY, ...tabStorage.read<Partial<Contact>>(NAME) }));
  const edit = (part: Partial<Contact>) => {
    const next = { ...contact, ...part };
    setContact(next);
    tabStorage.write(NAME, next);
  };
  return [contact, edit];
}
