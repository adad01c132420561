import type { Core } from '@strapi/strapi';
import { errorCode } from './platform/error-code';

/**
 * Without this, Node would end the process if no code handles a rejected promise. Strapi does not await its listeners
 * after a save, so an error in a listener leaves such a promise. The log has no message, which a visitor may have written.
 */
export function surviveUnhandledRejections(strapi: Core.Strapi): void {
  strapi.server.httpServer.once('listening', () => {
    process.on('unhandledRejection', (thrown) => {
      strapi.log.error(`Unhandled rejection (${errorCode(thrown)}) ${firstFrame(thrown)}`);
    });
  });
}

/** Returns the line of the stack that tells where the code threw the error. */
function firstFrame(thrown: unknown): string {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  return /^ {4}at .*$/m.exec(stack ?? '')?.[0].trim() ?? '';
}
