// This import stands first: the order in which the layers are named is the order in which they override.
import './styles/layers.css';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/classes.css';
import './styles/languages.css';
import './styles/print.css';

import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { siteContext } from './cms/site-context.ts';
import { FocusOnNavigation } from './components/focus-on-navigation.tsx';
import { imagePath } from './components/image-sizes.ts';
import { UntranslatedPathsContext } from './components/site-link.tsx';
import { DraftBar } from './features/preview/draft-bar.tsx';
import { useLabels } from './labels/use-labels.ts';
import { pages, routeIdOf } from './pages.ts';
import { ErrorScreen } from './shell/error-screen/error-screen.tsx';
import { loadShell } from './shell/load-shell.server.ts';
import SiteFooter from './shell/site-footer/site-footer.tsx';
import { LanguageInvitation } from './shell/site-header/language-invitation.tsx';
import { SiteHeader } from './shell/site-header/site-header.tsx';
import { SkipLink } from './shell/site-header/skip-link.tsx';
import { type ShellData, useShell } from './shell/use-shell.ts';
import { headingFonts } from './styles/heading-fonts.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadShell(context.get(siteContext));
}

/** The shell stays the same for the whole visit. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language } = useLabels();
  const hasScripts = useHasScripts();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1d2b4f" />
        <Icons />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="preload"
          href={headingFonts[language]}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hasScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

function Icons() {
  const logo = useShell()?.organisation.logo;
  return (
    <>
      {!logo && <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
      <link rel="icon" href={logo ? imagePath(logo, 'icon-32') : '/favicon.ico'} sizes="32x32" />
      <link
        rel="apple-touch-icon"
        href={logo ? imagePath(logo, 'icon-180') : '/apple-touch-icon.png'}
      />
    </>
  );
}

/** Whether the page has anything to hydrate. Scripts that run already stay for the rest of the visit. */
function useHasScripts(): boolean {
  const route = useMatches().at(-1)?.id;
  const error = useRouteError();
  if (!import.meta.env.SSR) return true;
  if (isRouteErrorResponse(error) && error.status === 404) return false;
  return pages.every((page) => routeIdOf(page) !== route || page.scripts !== false);
}

/** The headers of an error come from the route that shows it: without this, no Retry-After (R6). */
export function headers({ errorHeaders, parentHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? parentHeaders;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Page shell={loaderData} path={useLocation().pathname}>
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useShell();
  return (
    <Page shell={shell} path={undefined}>
      <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} />
    </Page>
  );
}

/** One array, since a context with a new value renders all that reads it. */
const noPaths: readonly string[] = [];

interface PageProps {
  readonly shell: ShellData | undefined;
  /** The path as in English; undefined for an error, which has no alternates. */
  readonly path: string | undefined;
  readonly children: ReactNode;
}

function Page({ shell, path, children }: PageProps) {
  const { language } = useLabels();
  const untranslated = shell?.untranslated.find((each) => each.language === language);
  return (
    <UntranslatedPathsContext value={untranslated?.paths ?? noPaths}>
      <SkipLink />
      {shell?.drafts && <DraftBar {...shell.drafts} />}
      <SiteHeader projects={shell?.navProjects ?? []} path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {shell && <SiteFooter {...shell} path={path} />}
      <LanguageInvitation path={path} />
      <FocusOnNavigation />
    </UntranslatedPathsContext>
  );
}
