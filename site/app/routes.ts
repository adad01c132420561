import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pages, routeIdOf } from './pages.ts';

/** Every URL of the website: those of `pages.ts` and a few that are no pages (specification 2.1). */
export default [
  ...pages.map((page) =>
    page.path === '/'
      ? index(page.file)
      : route(page.path.slice(1), page.file, { id: routeIdOf(page) }),
  ),
  route('preview', 'routes/preview.tsx'),
  // Visitors do not get it: only the development server and the browser tests set the variable.
  ...(process.env.STYLEGUIDE ? [route('styleguide', 'styleguide/styleguide.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
