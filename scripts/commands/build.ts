import { buildBoth } from '../build.ts';

export const help = `npm run build: builds both programs where their sources have changed.`;

export async function run(): Promise<number> {
  await buildBoth();
  console.log('Both programs are built.');
  return 0;
}
