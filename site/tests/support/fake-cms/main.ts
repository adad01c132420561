import { parseArgs } from 'node:util';
import { manyOfEach } from '../fixtures/odd-content.ts';
import { startFakeCms } from './fake-cms.ts';

/**
 * The fake CMS on its own, to try the built site without a Strapi:
 *
 *   node site/tests/support/fake-cms/main.ts --port 4337 [--shape v4|v5] [--token …] [--items 200]
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

const fakeCms = await startFakeCms({
  port: Number(values.port),
  shape: values.shape === 'v5' ? 'v5' : 'v4',
  idempotent: values.idempotent,
  ...(values.token === undefined ? {} : { token: values.token }),
  ...(values['write-token'] === undefined ? {} : { writeToken: values['write-token'] }),
  ...(values.items === undefined ? {} : { content: manyOfEach(Number(values.items)) }),
});

console.log(`fake CMS\nCMS_URL=${fakeCms.url}\nCMS_TOKEN=${fakeCms.token}`);

const end = () => fakeCms.stop().then(() => process.exit(0));
process.once('SIGINT', end);
process.once('SIGTERM', end);
