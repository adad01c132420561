import { parseArgs } from 'node:util';
import { manyOfEach } from '../fixtures/odd-content.ts';
import { startBackend } from './backend.ts';

/**
 * The stand-in on its own, to try the built site without a Strapi:
 *
 *   node site/tests/backend/main.ts --port 4337 [--shape v4|v5] [--token …] [--items 200]
 *
 * and beside it `CMS_URL=http://127.0.0.1:4337 CMS_TOKEN=… npm run start:site`.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4337' },
    token: { type: 'string' },
    'write-token': { type: 'string' },
    shape: { type: 'string', default: 'v4' },
    items: { type: 'string' },
    idempotent: { type: 'boolean', default: false },
  },
});

const backend = await startBackend({
  port: Number(values.port),
  shape: values.shape === 'v5' ? 'v5' : 'v4',
  idempotent: values.idempotent,
  ...(values.token === undefined ? {} : { token: values.token }),
  ...(values['write-token'] === undefined ? {} : { writeToken: values['write-token'] }),
  ...(values.items === undefined ? {} : { content: manyOfEach(Number(values.items)) }),
});

console.log(`Stand-in for the content backend\nCMS_URL=${backend.url}\nCMS_TOKEN=${backend.token}`);

const end = () => backend.stop().then(() => process.exit(0));
process.once('SIGINT', end);
process.once('SIGTERM', end);
