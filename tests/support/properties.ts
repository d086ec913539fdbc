import fc from 'fast-check';

// Every run uses the same examples, so that a test fails only because of a change. FC_SEED selects other examples.
const SEED = Number(process.env['FC_SEED'] ?? 20261121);

// A configuration that was set before has priority.
fc.configureGlobal({ seed: SEED, ...fc.readConfigureGlobal() });

export { fc };
