import type { Core } from '@strapi/strapi';
import { reasonOf } from './platform/reason-of';

/**
 * Keeps the server running where Strapi waits for no answer: after a save it reads the entry again and tells
 * its listeners. Node would end the process. The log gets no message, which may quote a submission.
 */
export function outliveListeners(strapi: Core.Strapi): void {
  strapi.server.httpServer.once('listening', () => {
    process.on('unhandledRejection', (thrown) => {
      const where = thrown instanceof Error ? thrown.stack?.match(/^ {4}at .*$/m)?.[0].trim() : '';
      strapi.log.error(`What follows a change broke off (${reasonOf(thrown)}) ${where ?? ''}`);
    });
  });
}
