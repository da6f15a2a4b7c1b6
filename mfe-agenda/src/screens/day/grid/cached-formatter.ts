import type { Formatter } from '@canchero/shared-contracts/kit';

/** Wraps a formatter with a cache: a day has many cards but few different times and amounts. */
export function cachedFormatter(formatter: Formatter): Formatter {
  return { ...formatter, time: once(formatter.time), money: once(formatter.money) };
}

function once<T>(format: (value: T) => string): (value: T) => string {
  const known = new Map<T, string>();
  return (value) => {
    let text = known.get(value);
    if (text === undefined) {
      text = format(value);
      known.set(value, text);
    }
    return text;
  };
}
