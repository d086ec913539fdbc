// Starts the sandbox lender with the companion: `npm start` with a build, `npm run dev` with each change applied at
// once, `npm start -- --alone` without it.
const OLDEST = [
  [20, 19],
  [22, 13],
];

const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = major >= 24 || OLDEST.some(([line, from]) => line === major && minor >= from);
if (!isSupported) {
  console.error(`Node 20.19, 22.13 or 24 and later are needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const { loadTypeScript } = await import('../tools/loadTypeScript.mjs');
const { main } = await loadTypeScript('sandbox/main.ts');
const has = (option) => process.argv.includes(option);
await main(has('--alone') ? 'none' : has('--live') ? 'live' : 'built');
