import { rootTool } from '../npm.ts';
import { run as runProgram } from '../processes.ts';

/** `npm run format`: formats everything and mends what the linter can mend safely. */
export async function run(args: string[]): Promise<number> {
  const places = args.length ? args : ['.'];
  const { code, output } = await runProgram(rootTool('biome', ['check', '--write', ...places]));
  process.stdout.write(output);
  return code ?? 1;
}
