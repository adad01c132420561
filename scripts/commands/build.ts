import { buildBoth } from '../build.ts';

export const help = `npm run build [-- --always]: builds both programs where their sources have changed, or always.`;

export async function run(args: string[]): Promise<number> {
  await buildBoth({ always: args.includes('--always') });
  console.log('Both programs are built.');
  return 0;
}
