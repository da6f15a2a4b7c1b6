import type { Random } from '../random';

export interface DemoCategory {
  id: string;
  name: string;
  sort: number;
}

export interface DemoItem {
  id: string;
  category_id: string;
  name: string;
  sku: string | null;
  /** Price in centavos, as is the cost. */
  price: number;
  cost: number;
  track_stock: boolean;
  min_stock: number;
  favorite: boolean;
  active: boolean;
  /** Stock at the end of the demo's week. */
  stock: number;
  /** Weight with which it is sold. */
  sells: number;
}

/**
 * Lines of name, price and cost in pesos, minimum stock, stock and sales weight. `*` marks a favourite, `-` an item
 * that is off sale.
 */
const CATALOGUE: Record<string, string> = {
  Bebidas: `*Agua mineral 500 ml|1500|620|24|58|20
*Agua con gas 500 ml|1500|640|24|31|9
*Gatorade manzana|2800|1450|18|26|16
Gatorade naranja|2800|1450|18|11|10
Powerade azul|2600|1380|12|19|7
*Coca-Cola 500 ml|2200|1150|24|47|15
Coca-Cola sin azúcar 500 ml|2200|1150|24|22|11
Sprite 500 ml|2200|1150|12|16|5
Agua saborizada pomelo|1900|880|12|5|6
Jugo de naranja exprimido|3200|1300|0||5
-Energizante 250 ml|2500|1400|0|8|0`,
  Cervezas: `*Quilmes lata 473 ml|2800|1350|24|40|14
Stella Artois 330 ml|3200|1700|24|29|8
Patagonia Amber 473 ml|4200|2300|12|9|6
Cerveza sin alcohol|2900|1500|6|0|2
Balde de 5 cervezas|13500|6900|0||2`,
  Cafetería: `*Café|1800|450|0||14
Café con leche|2200|600|0||8
Cortado|1900|480|0||7
Té|1500|300|0||3
Submarino|2600|900|0||2
Medialuna|900|350|12|17|12
*Tostado de jamón y queso|5200|2100|0||9`,
  Kiosco: `Alfajor triple|1600|850|20|33|9
*Barra de cereal|1200|580|20|14|8
Barra de proteína|3400|1900|10|3|4
Papas fritas|2100|1050|12|18|5
Maní salado|1300|600|10|0|3
Turrón|700|320|20|41|3
Banana|600|250|10|7|6
Chicles|800|390|10|24|2`,
  'Pádel y tenis': `*Tubo de pelotas de pádel|9500|6200|12|15|8
Tubo de pelotas de tenis|10500|7100|8|6|4
*Overgrip|3500|1600|20|38|7
Muñequera|4800|2300|6|9|2
Protector de paleta|6900|3500|4|2|1`,
  Alquileres: `*Alquiler de paleta|3000|0|0||10
Alquiler de raqueta|3000|0|0||4
Pechera (juego de 10)|2500|0|0||2
Toalla|1500|0|0||3
Ducha visitante|2000|0|0||2`,
};

/** Generates a club's categories and their items. */
export function demoCatalogue(random: Random): { categories: DemoCategory[]; items: DemoItem[] } {
  const categories = Object.keys(CATALOGUE).map((name, sort) => ({ id: random.uuid(), name, sort }));
  const items = categories.flatMap(({ id, name }) =>
    (CATALOGUE[name] ?? '').split('\n').map((line, i) => demoItem(random, id, line, i)),
  );
  return { categories, items };
}

function demoItem(random: Random, category_id: string, line: string, i: number): DemoItem {
  const [mark = '', name = ''] = /^([*-]?)([^|]+)/.exec(line)?.slice(1) ?? [];
  const [price = 0, cost = 0, min = 0, , sells = 1] = line.split('|').slice(1).map(Number);
  const stock = line.split('|')[4] ?? '';
  const barcode = () => `779${random.int(1_000_000, 9_999_999)}${String(i).padStart(3, '0')}`;
  return {
    id: random.uuid(),
    category_id,
    name,
    sku: stock === '' ? null : barcode(),
    price: price * 100,
    cost: cost * 100,
    track_stock: stock !== '',
    min_stock: min,
    favorite: mark === '*',
    active: mark !== '-',
    stock: Number(stock),
    sells,
  };
}
