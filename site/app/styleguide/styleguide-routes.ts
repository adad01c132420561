import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/**
 * The styleguide. Visitors do not get it: a build contains it only when `STYLEGUIDE` is set, as the
 * development server and the build for the browser tests do.
 */
export const styleguideRoutes: readonly RouteConfigEntry[] =
  process.env.STYLEGUIDE === undefined ? [] : [route('styleguide', 'styleguide/styleguide.tsx')];
