import type { Core } from '@strapi/strapi';
import { errorCode } from './platform/error-code';

/**
 * Logs what no code caught instead of letting Node end the process: Strapi does not await its listeners after a save.
 * The log gets no message, which may quote a submission.
 */
export function surviveUnhandledRejections(strapi: Core.Strapi): void {
  strapi.server.httpServer.once('listening', () => {
    process.on('unhandledRejection', (thrown) => {
      const where = thrown instanceof Error ? thrown.stack?.match(/^ {4}at .*$/m)?.[0].trim() : '';
      strapi.log.error(`What follows a change broke off (${errorCode(thrown)}) ${where ?? ''}`);
    });
  });
}
