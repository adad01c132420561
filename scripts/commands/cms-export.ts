import { transfer } from '../transfer.ts';

export const usage = 'Use: npm run cms:export -- --to FOLDER';

/** `npm run cms:export -- --to FOLDER`: content and pictures in a form that any program can read. */
export function run(args: string[]): Promise<number> {
  return transfer('export', args);
}
