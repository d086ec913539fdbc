import fc from 'fast-check';

// The same examples in every run, so that none fails for what nobody has changed. FC_SEED looks for others.
const SEED = Number(process.env['FC_SEED'] ?? 20261121);

// Whoever has chosen a seed before has chosen it for everything.
fc.configureGlobal({ seed: SEED, ...fc.readConfigureGlobal() });

export { fc };
