import type { Random } from '../random';

const FIRST = (
  'Martina Sofía Valentina Camila Lucía Julieta Agustina Florencia Carolina Paula Micaela Rocío Belén Victoria ' +
  'Milagros Antonella Daniela Mariana Gabriela Soledad Juan Santiago Matías Facundo Tomás Nicolás Joaquín Agustín ' +
  'Franco Lautaro Ignacio Federico Gonzalo Ezequiel Emiliano Bruno Ramiro Leandro Hernán Maximiliano'
).split(' ');
const LAST = (
  'González Rodríguez Fernández López Martínez Gómez Pérez Sánchez Romero Sosa Álvarez Torres Ruiz Díaz Acosta ' +
  'Benítez Medina Herrera Aguirre Giménez Molina Silva Castro Rojas Ortiz Núñez Luna Cabrera Ríos Ferreyra Godoy ' +
  'Vera Peralta Domínguez Quiroga Ledesma Bianchi Rossi Moretti Echeverría'
).split(' ');
const CATEGORIES = ['1ra', '2da', '3ra', '4ta', '5ta', '6ta', '7ma', ''];

export interface DemoPlayer {
  id: string;
  first_name: string;
  last_name: string;
  phone_country: string;
  phone: string;
  email: string | null;
  category: string;
  notes: string;
  blocked: boolean;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Generates players with distinct names, phones and e-mail addresses. */
export function demoPlayers(random: Random, count: number): DemoPlayer[] {
  const names = new Set<string>();
  while (names.size < count) names.add(`${random.pick(FIRST)} ${random.pick(LAST)}`);
  return [...names].map((name, i) => {
    const [first = '', last = ''] = name.split(' ');
    return {
      id: random.uuid(),
      first_name: first,
      last_name: last,
      phone_country: '+54',
      phone: `911${40_000_000 + i * 7919 + random.int(0, 7000)}`,
      email: random.chance(0.8) ? `${plain(first)}.${plain(last)}@example.com` : null,
      category: random.pick(CATEGORIES),
      notes: random.chance(0.1) ? 'Prefiere jugar a la noche.' : '',
      blocked: i === count - 1,
    };
  });
}
