import * as build from 'virtual:react-router/server-build';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { securityHeaders } from './headers.ts';
import { createLogger } from './logger.ts';
import { readOrganisation } from './organisation-folder.ts';
import { createServices } from './services.ts';
import { createStaticFiles } from './static-files.ts';

export const config = readConfig(process.env);
const log = createLogger(config.logLevel);
const organisation = readOrganisation(config);
const services = createServices(config, log, organisation);
const files =
  organisation.files === undefined
    ? undefined
    : createStaticFiles(securityHeaders(config), log, organisation.files);
export const app = createApp({ config, services, log, build, files, isCached: false });
export const close = services.close;
