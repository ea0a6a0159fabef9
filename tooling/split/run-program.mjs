// `node run-program.mjs PIDFILE PROGRAM ARGUMENT…`: a program that is not ours as a child of the
// starter like any other. It ends when it is told to, and when the starter is gone.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const [pidFile, program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('spawn', () => writeFileSync(pidFile, `${child.pid}\n`));
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill('SIGTERM'));
