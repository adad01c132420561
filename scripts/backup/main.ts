import { runCommand } from '../command.ts';

// `node scripts/backup/main.ts backup|restore …`: the commands cms:backup and cms:restore on a machine
// that has these scripts and no packages.
const [work, ...args] = process.argv.slice(2);
await runCommand(new URL(`../commands/cms-${work}.ts`, import.meta.url), args);
