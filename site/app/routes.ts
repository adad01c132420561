import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { styleguideRoutes } from './styleguide/styleguide-routes.ts';

/** Every address of the website (specification 2.1). */
export default [
  index('routes/home.tsx'),
  route('about-us', 'routes/about-us.tsx'),
  route('projects', 'routes/projects.tsx'),
  route('projects/:url', 'routes/project.tsx'),
  route('our-story', 'routes/our-story.tsx'),
  route('team', 'routes/team.tsx'),
  route('opportunities', 'routes/opportunities.tsx'),
  route('opportunities/:kind', 'routes/opportunity.tsx'),
  route('gallery', 'routes/gallery.tsx'),
  route('contact-us', 'routes/contact-us.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('refunds-cancellations', 'routes/refunds-cancellations.tsx'),
  route('app-privacy', 'routes/app-privacy.tsx'),
  route('preview', 'routes/preview.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('.well-known/security.txt', 'routes/security-txt.ts'),
  ...styleguideRoutes,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
