import type { Core } from '@strapi/strapi';

/** A request to the CMS with its answer, as a middleware is given them. */
export type RequestContext = Parameters<Core.MiddlewareHandler>[0];
