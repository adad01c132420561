import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { forOnePage } from '../app/cms/content.ts';
import type { Log } from '../app/cms/log.ts';
import { siteContext } from '../app/cms/site-context.ts';
import { formsContext } from '../app/features/forms/forms-context.ts';
import { givingContext } from '../app/features/giving/giving-context.ts';
import { keepDraftsPrivate } from '../app/features/preview/preview.server.ts';
import { previewContext } from '../app/features/preview/preview-context.ts';
import { dictionaries } from '../app/labels/dictionaries.server.ts';
import { type Language, prefixOf, splitAddress } from '../app/languages.ts';
import { cardPathContext } from '../app/shell/head/card-path-context.ts';
import type { Config } from './config.ts';
import type { Services } from './services.ts';

interface RenderPageOptions {
  readonly config: Config;
  readonly services: Services;
  readonly log: Log;
  readonly build: ServerBuild;
}

/** Has React Router answer a request, with what the loaders need in its context. */
export function createRenderPage({ config, services, log, build }: RenderPageOptions) {
  const { preview } = services;
  // A language is an application of its own: all links of its pages lead to its own pages.
  const handlers = new Map(
    config.languages.map((language) => {
      const basename = prefixOf(language) || '/';
      return [language, createRequestHandler({ ...build, basename }, import.meta.env.MODE)];
    }),
  );

  return async (request: Request, visitorIp: string): Promise<Response> => {
    const drafts = preview.draftsOf(request.headers.get('Cookie'));
    const languages = services.languages();
    const { language } = splitAddress(new URL(request.url).pathname, languages);
    const begun = performance.now();
    const readerOf = services.readerOf(drafts !== undefined);
    const contentIn = (each: Language) => forOnePage(readerOf(each), begun);
    const context = new RouterContextProvider();
    context.set(siteContext, {
      siteUrl: config.siteUrl,
      languages,
      content: contentIn(language),
      contentIn,
      media: services.media,
      drafts,
      tiles: { tileUrl: config.mapTileUrl, attribution: config.mapAttribution },
      labels: dictionaries[language],
      log,
    });
    context.set(formsContext, {
      submissions: services.submissions,
      flash: services.flash,
      visitorIp,
    });
    context.set(givingContext, config.giving);
    context.set(previewContext, preview);
    context.set(cardPathContext, services.shareCards.pathOf);
    const handle = handlers.get(language);
    if (handle === undefined) throw new Error(`No pages are built for ${language}`);
    const response = await handle(request, context);
    if (drafts !== undefined) keepDraftsPrivate(response.headers);
    return response;
  };
}
