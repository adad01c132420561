import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort } from '../../site/tests/support/free-port.ts';
import { browserUrl, portFrom, requireFreePort } from '../ports.ts';
import { UserError } from '../user-error.ts';

test('a port in use is one message that names the port and what to do', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const listening = () => requireFreePort('The site', '127.0.0.1', port, 'PORT');
  await assert.rejects(listening, (thrown) => {
    assert.ok(thrown instanceof UserError);
    assert.match(thrown.message, new RegExp(`The site cannot listen .* port ${port} .*EADDRINUSE`));
    assert.match(thrown.message, new RegExp(`Stop that program, or .* PORT=${port + 1}$`));
    return true;
  });
  await new Promise((resolve) => server.close(resolve));
  await listening();
});

test('an address that this machine does not have is one message', async () => {
  const port = await freePort();
  await assert.rejects(requireFreePort('The site', '192.0.2.1', port, 'PORT'), /Check HOST/);
});

test('a port setting must be a port', () => {
  assert.equal(portFrom({}, 'PORT', 3000), 3000);
  assert.equal(portFrom({ PORT: '' }, 'PORT', 3000), 3000);
  assert.equal(portFrom({ PORT: '8080' }, 'PORT', 3000), 8080);
  for (const bad of ['0', '70000', '80.5', 'http', '-1']) {
    assert.throws(() => portFrom({ PORT: bad }, 'PORT', 3000), /PORT must be a port/);
  }
});

test('the printed address can be opened in a browser, whatever the server listens on', () => {
  assert.equal(browserUrl('127.0.0.1', 3000), 'http://127.0.0.1:3000');
  assert.equal(browserUrl('0.0.0.0', 3000), 'http://127.0.0.1:3000');
  assert.equal(browserUrl('::', 3000), 'http://[::1]:3000');
});
