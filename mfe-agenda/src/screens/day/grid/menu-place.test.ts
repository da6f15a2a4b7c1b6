import { menuPlace } from './menu-place';

/** Returns the place of the menu for an event on a card of 140 × 90 pixels at 200, 100. */
function placeFor(at: MouseEventInit, attribute: 'data-id' | 'data-slot' = 'data-id') {
  const card = document.createElement('div');
  card.setAttribute(attribute, 'b-1');
  card.getBoundingClientRect = () => ({ left: 200, top: 100, width: 140, height: 90 }) as DOMRect;
  const event = new MouseEvent('contextmenu', at);
  card.dispatchEvent(event);
  return menuPlace(event);
}

test('the right button opens the menu at the pointer', () => {
  expect(placeFor({ button: 2, clientX: 210, clientY: 180 })).toEqual({ id: 'b-1', x: 210, y: 180, byKeys: false });
});

test('the menu key opens it at the card that has the focus', () => {
  expect(placeFor({ button: 0, clientX: 0, clientY: 0 })).toEqual({ id: 'b-1', x: 270, y: 124, byKeys: true });
});

test('the right button on the cursor of keys opens it there, for no booking', () => {
  const place = placeFor({ button: 2, clientX: 210, clientY: 180 }, 'data-slot');
  expect(place).toEqual({ id: null, x: 270, y: 124, byKeys: false });
});
