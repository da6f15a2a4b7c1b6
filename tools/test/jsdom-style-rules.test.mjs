import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import test from 'node:test';

const require = createRequire(import.meta.url);
require('./jsdom-style-rules.cjs');
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');

const PAGE = `<main class="a"><p class="b c" data-x="1">x</p><p class="bb">y</p><search>z</search></main><i class="c">w</i>`;
const SELECTORS = [
  ...['.b', '.bb', '.b.c', '.a .b', '.a > p', 'p.b', '.b + p', 'p', 'P', '*', '.a > *', '.x, .c', 'i, .x', '[data-x]'],
  ...['.b[data-x="1"]', '.b:hover', '.b:not(.bb)', ':is(.b, .bb)', '.c:is(i, em)', 'p:first-child', '.a:has(.b)'],
  ...['.b::before', '#none', '.\\62'],
];

for (const selector of SELECTORS)
  test(`${selector} styles the elements that it selects`, () => {
    const { window } = new JSDOM(`<style>${selector} { order: 7 }</style>${PAGE}`);
    const elements = [...window.document.querySelectorAll('body *')];
    const styled = elements.filter((element) => window.getComputedStyle(element).order === '7');
    // a pseudo-element is another element's
    const selected = selector.includes('::') ? [] : elements.filter((element) => element.matches(selector));
    assert.deepEqual(styled, selected);
  });

test('an element has the styles of the class that it has now', () => {
  const { window } = new JSDOM('<style>.a { order: 1 } .b { order: 2 }</style><p class="a"></p>');
  const element = window.document.querySelector('p');
  const orders = ['a', 'b'].map((name) => {
    element.className = name;
    return window.getComputedStyle(element).order;
  });
  assert.deepEqual(orders, ['1', '2']);
});
