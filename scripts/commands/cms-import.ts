import { transfer } from '../transfer.ts';

export const usage = `Use: npm run cms:import -- --from https://cms.example.org --token KEY [--media-host HOST]… [--add]
     npm run cms:import -- --from FOLDER [--add]
The token may also stand in the variable CMS_IMPORT_TOKEN, where no other user of the machine sees it.`;

/**
 * `npm run cms:import -- --from URL|FOLDER`: takes over content and pictures from another Strapi
 * that speaks section 7, or from what `cms:export` wrote. May be interrupted and run again.
 */
export function run(args: string[]): Promise<number> {
  return transfer('import', args);
}
