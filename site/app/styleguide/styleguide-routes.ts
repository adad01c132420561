import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/**
 * The styleguide's addresses. Nothing of it is in what visitors get: a build has it only when
 * `STYLEGUIDE` is set, as the development server and the tests' own build do.
 */
export const styleguideRoutes: readonly RouteConfigEntry[] =
  process.env.STYLEGUIDE === undefined
    ? []
    : [
        route('styleguide', 'styleguide/overview-page.tsx'),
        route('styleguide/:piece', 'styleguide/piece-page.tsx'),
        route('styleguide/:piece/:example', 'styleguide/example-page.tsx'),
      ];
