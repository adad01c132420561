// Run by processes.test.ts as a process of its own: starts one long-lived program, then waits.
import { endOnSignals, start } from '../processes.ts';

endOnSignals({ exitCode: 0 });
const code = 'console.log("pid", process.pid); setInterval(() => {}, 1000)';
const running = await start(
  { name: 'child', command: process.execPath, args: ['-e', code], cwd: import.meta.dirname },
  (line) => console.log(line),
);
await running.ended;
