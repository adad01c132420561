import { endOnSignals } from '../processes.ts';
import { Report } from '../report.ts';
import { prepareBoth } from '../steps/prepare.ts';

/** `npm run build`: both programs. What has not changed is left as it is, unless with `--always`. */
export async function run(args: string[]): Promise<number> {
  endOnSignals();
  const report = new Report();
  await prepareBoth(report, { always: args.includes('--always') });
  report.line('Both programs are built.');
  return 0;
}
