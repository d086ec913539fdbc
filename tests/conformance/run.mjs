// Runs the conformance kit: `npm run conformance -- --api URL --token-file FILE --loan ID`
// (docs/adoption/conformance.md).
const { loadTypeScript } = await import('../../tools/loadTypeScript.mjs');
const { main } = await loadTypeScript('tests/conformance/main.ts');
process.exitCode = await main(process.argv.slice(2));
