import { transfer } from '../transfer.ts';

/**
 * `npm run cms:import -- --from URL|FOLDER`: takes over content and pictures from another Strapi
 * that speaks section 7, or from what `cms:export` wrote. May be interrupted and run again.
 */
export function run(args: string[]): Promise<number> {
  return transfer('import', args);
}
