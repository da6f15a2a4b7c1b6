import { contactProblems } from './contact-problems';

const ana = { first_name: 'Ana', last_name: 'Paz', phone: '11 5555 1234', email: 'ana@example.com' };

test.each([
  [{}, []],
  [{ first_name: '  ' }, ['first_name']],
  [{ first_name: '—' }, ['first_name']],
  [{ first_name: '李' }, []],
  [{ last_name: ' ', phone: '5555' }, ['last_name', 'phone']],
  [{ email: 'ana@' }, ['email']],
])('%j has the problems %j', (typed, problems) => expect(contactProblems({ ...ana, ...typed })).toEqual(problems));
