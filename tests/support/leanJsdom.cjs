// jsdom computes the whole style of each element that a query by role visits, from its own style sheet too. Two of that
// sheet's rules ask for the direction of each text with `dir="auto"`, and each time the tables of bidi-js are read again.
// Neither names, hides nor disables an element, so only the rules that do are left.
const fs = require('node:fs');

const KEPT = /^\s*(display|visibility|content-visibility|pointer-events)\s*:/;
const { readFileSync } = fs;

const lean = (css) =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/([^{};]+)\{([^{}]*)\}/g, (_, selector, body) => {
    const kept = body.split(';').filter((declaration) => KEPT.test(declaration));
    return kept.length === 0 ? '' : `${selector}{${kept.join(';')}}`;
  });

fs.readFileSync = (file, ...options) => {
  const text = readFileSync(file, ...options);
  return String(file).endsWith('default-stylesheet.css') ? lean(text) : text;
};
