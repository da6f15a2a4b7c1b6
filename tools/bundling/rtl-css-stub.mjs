/** Replaces rtl-css-js: every language of the interface is written from left to right, so nothing is mirrored. */
export const convert = (styles) => styles;
export const convertProperty = (key, value) => ({ key, value });
