import * as build from 'virtual:react-router/server-build';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { createServices } from './services.ts';

export const config = readConfig(process.env);
const log = createLogger(config.logLevel);
const services = createServices(config, log);
export const app = createApp({ config, services, log, build });
export const close = services.close;
