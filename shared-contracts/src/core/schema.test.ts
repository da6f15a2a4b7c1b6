import { Name, Text } from './schema';

test.each([
  ['a line break', 'Ana\nPaz'],
  ['a tab', 'Ana\tPaz'],
  ['a mark that turns the direction of text', 'Ana \u202egnp.exe'],
  ['a character without width', 'A\u200bna'],
  ['a line separator', 'Ana\u2028Paz'],
])('a name has no %s, a text may', (_what, text) => {
  expect(Name(80).safeParse(text).success).toBe(false);
  expect(Text(80).safeParse(text).success).toBe(true);
});

test.each(['Ana María', "O'Higgins", 'Núñez 🎾', '👨\u200d👩\u200d👧', 'محمد', 'Café ☕ & Bar'])(
  '%s is a name',
  (name) => {
    expect(Name(80, 1).parse(` ${name} `)).toBe(name);
  },
);
