import type { Core } from '@strapi/strapi';
import { errorCode } from './platform/error-code.ts';

/**
 * Node ends the process if no code handles a rejected promise. Strapi leaves such promises, since it does not await its
 * listeners after a save. The log has no message of the error, which a visitor may have written.
 */
export function startLoggingUnhandledRejections(strapi: Core.Strapi): void {
  strapi.server.httpServer.once('listening', () => {
    process.on('unhandledRejection', (thrown) => {
      strapi.log.error(`Unhandled rejection (${errorCode(thrown)}) ${firstFrame(thrown)}`);
    });
  });
}

function firstFrame(thrown: unknown): string {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  return /^ {4}at .*$/m.exec(stack ?? '')?.[0].trim() ?? '';
}
