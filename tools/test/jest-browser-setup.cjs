require('@testing-library/jest-dom');

// A label whose id two controls share works the first of them, so ids must be unique. Registered before the library
// below, which empties the page after each test.
afterEach(() => {
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

const { configure } = require('@testing-library/react');

// Screens may take long on a busy machine. Fluent's focus manager sees no focus in a page without layout and hides open
// dialogs after a while, so what is hidden counts; the journeys' axe checks what readers of screens find.
configure({ asyncUtilTimeout: 30_000, defaultHidden: true });
