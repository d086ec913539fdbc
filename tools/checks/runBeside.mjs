import { spawn } from 'node:child_process';

/**
 * Runs lanes of checks beside each other, and the checks of a lane one after another. Prints the output of a check when
 * it ends, and finally the names of those that failed. A failure stops no other check, but sets the exit code.
 */
export async function runBeside(lanes) {
  const results = await Promise.all(lanes.map(runLane));
  const failed = results.flat().filter((name) => name !== undefined);
  if (failed.length === 0) return;
  console.error(`\nFailed: ${failed.join(', ')}. See the output below its ✗.`);
  process.exitCode = 1;
}

/** Returns the names of the checks that failed, and undefined for the others. */
async function runLane(lane) {
  const failed = [];
  for (const check of lane) failed.push(await run(check));
  return failed;
}

function run({ name, command: [program, ...args] }) {
  const start = Date.now();
  return new Promise((resolve) => {
    const check = spawn(program, args, { shell: process.platform === 'win32', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [check.stdout, check.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    check.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${Math.round((Date.now() - start) / 1000)} s)`);
      if (output !== '') console.log(output);
      resolve(code === 0 ? undefined : name);
    });
  });
}
