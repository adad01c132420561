import type { Core } from '@strapi/strapi';

export type RequestContext = Parameters<Core.MiddlewareHandler>[0];
