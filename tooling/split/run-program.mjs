// `node run-program.mjs PIDFILE PROGRAM ARGUMENT…`: runs a third-party program as a child of the starter. The
// program ends on request, and when the starter is gone.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../start/caught.mjs';

const [pidFile = '', program = '', ...args] = process.argv.slice(2);
await endOrphan();
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('spawn', () => writeFileSync(pidFile, `${child.pid}\n`));
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill('SIGTERM'));

/** A keeper that was killed leaves its program behind, which still holds the port. */
async function endOrphan() {
  const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0;
  // A process id is used again in time: only the command line says whose it is.
  while (pid > 0 && commandOf(pid).startsWith(program)) {
    kill(pid);
    await pause(20);
  }
}

/** @param {number} pid */
function commandOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim();
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
