import type { Core } from '@strapi/strapi';

/** A request to the CMS with its answer, as a middleware gets it. */
export type RequestContext = Parameters<Core.MiddlewareHandler>[0];
