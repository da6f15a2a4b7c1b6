import type { Sport } from '@canchero/shared-contracts/club';

export interface DemoCourt {
  name: string;
  sport: Sport;
  surface: string;
  indoor: boolean;
  capacity: number;
  color: string;
  status?: 'active' | 'maintenance' | 'inactive';
  /** Price of 60 minutes, in centavos. */
  base_price: number;
  /** Duration of a usual booking, in minutes. */
  usual: number;
}

export interface DemoClub {
  name: string;
  slug: string;
  phone: string;
  address: string;
  sports: Sport[];
  open: string;
  close: string;
  courts: DemoCourt[];
  players: number;
  /** Number of days with bookings, before and after today. */
  days: { back: number; ahead: number };
  /** Share of the opening hours that is booked, from 0 to 1. */
  fill: number;
  series: number;
  buffet?: boolean;
}

const padel = (name: string, color: string, indoor: boolean): DemoCourt => ({
  name,
  sport: 'padel',
  surface: 'Césped sintético',
  indoor,
  capacity: 4,
  color,
  base_price: indoor ? 2_600_000 : 2_200_000,
  usual: 90,
});

export const PALERMO: DemoClub = {
  name: 'Club Palermo Pádel',
  slug: 'club-palermo-padel',
  phone: '+54 11 4777 1200',
  address: 'Av. del Libertador 4100, Buenos Aires',
  sports: ['padel', 'tennis', 'football5'],
  open: '08:00',
  close: '00:00',
  courts: [
    padel('Pádel 1', '#2f7d5b', true),
    padel('Pádel 2', '#3a8f9e', true),
    padel('Pádel 3', '#5577c9', false),
    {
      name: 'Tenis 1',
      sport: 'tennis',
      surface: 'Polvo de ladrillo',
      indoor: false,
      capacity: 4,
      color: '#c8643c',
      base_price: 1_800_000,
      usual: 60,
    },
    {
      name: 'Tenis 2',
      sport: 'tennis',
      surface: 'Cemento',
      indoor: false,
      capacity: 4,
      color: '#b08a2e',
      base_price: 1_600_000,
      usual: 60,
    },
    {
      name: 'Fútbol 5',
      sport: 'football5',
      surface: 'Césped sintético',
      indoor: true,
      capacity: 10,
      color: '#8a5aa8',
      base_price: 4_800_000,
      usual: 60,
    },
  ],
  players: 80,
  days: { back: 62, ahead: 30 },
  fill: 0.65,
  series: 14,
  buffet: true,
};

export const BELGRANO: DemoClub = {
  name: 'Belgrano Tenis y Squash',
  slug: 'belgrano-tenis-squash',
  phone: '+54 11 4783 5500',
  address: 'Cabildo 2300, Buenos Aires',
  sports: ['tennis', 'squash'],
  open: '09:00',
  close: '22:00',
  courts: [
    {
      name: 'Cancha central',
      sport: 'tennis',
      surface: 'Polvo de ladrillo',
      indoor: false,
      capacity: 4,
      color: '#c8643c',
      base_price: 2_000_000,
      usual: 60,
    },
    {
      name: 'Squash A',
      sport: 'squash',
      surface: 'Madera',
      indoor: true,
      capacity: 2,
      color: '#3a8f9e',
      base_price: 1_400_000,
      usual: 60,
    },
    {
      name: 'Squash B',
      sport: 'squash',
      surface: 'Madera',
      indoor: true,
      capacity: 2,
      color: '#5577c9',
      status: 'maintenance',
      base_price: 1_400_000,
      usual: 60,
    },
  ],
  players: 24,
  days: { back: 10, ahead: 10 },
  fill: 0.4,
  series: 2,
};

export const QUILMES: DemoClub = {
  name: 'Fútbol Quilmes',
  slug: 'futbol-quilmes',
  phone: '+54 11 4253 9000',
  address: 'Mitre 800, Quilmes',
  sports: ['football5'],
  open: '14:00',
  close: '02:00',
  courts: [
    {
      name: 'Cancha 1',
      sport: 'football5',
      surface: 'Césped sintético',
      indoor: false,
      capacity: 10,
      color: '#2f7d5b',
      base_price: 4_000_000,
      usual: 60,
    },
  ],
  players: 18,
  days: { back: 7, ahead: 7 },
  fill: 0.18,
  series: 1,
};

export const CABALLITO: DemoClub = {
  name: 'Caballito Pádel',
  slug: 'caballito-padel',
  phone: '+54 11 4901 6600',
  address: 'Av. Rivadavia 5100, Buenos Aires',
  sports: ['padel'],
  open: '10:00',
  close: '23:00',
  courts: [padel('Cancha A', '#2f7d5b', true), padel('Cancha B', '#3a8f9e', true), padel('Cancha C', '#5577c9', false)],
  players: 12,
  days: { back: 3, ahead: 7 },
  fill: 0.3,
  series: 1,
};
