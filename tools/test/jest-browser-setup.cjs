require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// what a screen waits for takes its time on a machine that is busy
configure({ asyncUtilTimeout: 10_000 });
