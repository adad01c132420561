import { runCommand } from '../run-command.ts';

/**
 * `node scripts/backup/main.ts backup|restore …`: the commands cms:backup and cms:restore where only
 * these scripts are at hand, and no npm.
 */
const [work, ...rest] = process.argv.slice(2);
const known = work === 'backup' || work === 'restore';
if (!known) process.stderr.write('Use: main.ts backup|restore …\n');
if (known) await runCommand(new URL(`../commands/cms-${work}.ts`, import.meta.url).pathname, rest);
else process.exitCode = 1;
