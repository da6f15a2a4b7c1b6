import assert from 'node:assert/strict';
import test from 'node:test';
import { catalogueProblems, namingProblems, usageProblems } from './catalogues.mjs';

test('catalogues that agree have no problem', () => {
  const texts = { 'a.b': 'Hola {name}', 'a.c': '{n, plural, one {# club} other {# clubes}}' };
  assert.deepEqual(catalogueProblems({ es: texts, en: texts }), []);
});

for (const [what, en, expected] of [
  ['a missing key', {}, ['en: a.b is missing']],
  ['a key too many', { 'a.b': 'Hi {name}', 'a.x': 'X' }, ['en: a.x is not in es']],
  ['an empty text', { 'a.b': ' ' }, ['en: a.b: is empty', 'en: a.b takes {}, es {name}']],
  ['another argument', { 'a.b': 'Hi {nombre}' }, ['en: a.b takes {nombre}, es {name}']],
]) {
  test(`${what} is a problem`, () =>
    assert.deepEqual(catalogueProblems({ es: { 'a.b': 'Hola {name}' }, en }), expected));
}

test('a text that is not valid ICU is a problem', () => {
  const [problem] = catalogueProblems({ es: { 'a.b': 'Hola {name' } });
  assert.match(problem, /es: a\.b: is not valid ICU/);
});

test('a key is used as a whole or by a template', () => {
  const source = `text('a.b'); text(\`court.status.\${status}\`); text(\`\${kind}.subject\`);`;
  assert.deepEqual(usageProblems(['a.b', 'court.status.active', 'reset.subject'], [source]), []);
});

test('a template of arguments alone uses no key', () => {
  assert.deepEqual(usageProblems(['a.b'], [`\`\${name}.\${value}\``]), ['a.b is used nowhere']);
});

test('unused and missing keys are problems', () => {
  assert.deepEqual(usageProblems(['a.b', 'a.c'], ["text('a.b'); text('a.d'); <FormattedMessage id=\"a.e\" />"]), [
    'a.c is used nowhere',
    'a.d is used, but missing',
    'a.e is used, but missing',
  ]);
});

test('a catalogue of a screen extends that of its remote', () => {
  const screen = ["text('config.title'); text('form.save'); text('form.close')"];
  assert.deepEqual(
    usageProblems(['config.title'], screen, { inherited: ['form.save'], replaceable: ['form.close'] }),
    [],
  );
  assert.deepEqual(usageProblems(['form.save'], [], { extending: screen }), []);
  assert.deepEqual(usageProblems(['config.title', 'form.save'], screen, { inherited: ['form.save'] }), [
    'form.save is also in the catalogue that this one extends',
    'form.close is used, but missing',
  ]);
});

test('a text of a screen is missing outside of its folder', () => {
  assert.deepEqual(usageProblems([], ["text('config.title')"], { extending: ["text('config.body')"] }), [
    'config.title is used, but missing',
  ]);
});

test('a permission or role has one name in all catalogues', () => {
  const shell = { 'permission.buffet': 'Buffet', 'role.staff': 'Personal', 'nav.staff': 'Equipo' };
  assert.deepEqual(namingProblems({ shell, agenda: { 'config.permission.buffet': 'Buffet', 'team.staff': 'X' } }), []);
  assert.deepEqual(namingProblems({ shell, agenda: { 'config.role.staff': 'Equipo' } }), [
    'config.role.staff is "Equipo", in shell "Personal"',
  ]);
});
