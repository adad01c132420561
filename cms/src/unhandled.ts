import type { Core } from '@strapi/strapi';
import { errorCode } from './platform/error-code';

/**
 * Logs a rejected promise that no code handled; Node would end the process. Strapi does not await its listeners after
 * a save, so an error in one rejects such a promise. The message is not logged: a visitor may have written a part.
 */
export function surviveUnhandledRejections(strapi: Core.Strapi): void {
  strapi.server.httpServer.once('listening', () => {
    process.on('unhandledRejection', (thrown) => {
      strapi.log.error(`Unhandled rejection (${errorCode(thrown)}) ${firstFrame(thrown)}`);
    });
  });
}

/** The line of an error's stack that says where it was thrown. */
function firstFrame(thrown: unknown): string {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  return /^ {4}at .*$/m.exec(stack ?? '')?.[0].trim() ?? '';
}
