import type { Core } from '@strapi/strapi';

/** A request to the CMS with its answer, as a middleware is given them. */
export type Context = Parameters<Core.MiddlewareHandler>[0];
