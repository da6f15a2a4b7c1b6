require('@testing-library/jest-dom');

// a label of an id that two controls have works the first of them, whichever it stands beside;
// looked at before the library below, which takes the page away after each test, has its turn
afterEach(() => {
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

const { configure } = require('@testing-library/react');

// what a screen waits for takes its time on a machine that is busy
configure({ asyncUtilTimeout: 10_000 });
