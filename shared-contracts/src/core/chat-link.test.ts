import { chatLink } from './chat-link';

test.each([
  ['5491155550000', 'Hola', 'https://wa.me/5491155550000?text=Hola'],
  ['+54 9 11 5555-0000', 'Hola', 'https://wa.me/5491155550000?text=Hola'],
  ['5491155550000', 'a & b = ¿qué?', 'https://wa.me/5491155550000?text=a%20%26%20b%20%3D%20%C2%BFqu%C3%A9%3F'],
  ['', 'Hola', null],
  ['-', 'Hola', null],
])('number %j, message %j', (digits, message, link) => {
  expect(chatLink(digits, message)).toBe(link);
});
