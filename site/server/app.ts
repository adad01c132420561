import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import { stackOf } from '../app/cms/log.ts';
import { dictionaries } from '../app/labels/dictionaries.server.ts';
import { type AppOptions, createAnswer } from './answer.ts';
import { cacheControl, completeHeaders, isReading, securityHeaders } from './headers.ts';
import { createOwnHost } from './own-host.ts';
import { isAmbiguous, isInternalCall } from './refusals.ts';
import { QueueFull } from './render-queue.ts';
import { visitorIpOf } from './visitor-ip.ts';

/** Builds what each request passes through: refusals, files, and what `answer.ts` has. */
export function createApp(options: AppOptions): RequestListener {
  const { config, log, files } = options;
  const security = securityHeaders(config);
  const ownHost = createOwnHost(config.siteUrl);
  const answer = createAnswer(options, ownHost);

  async function respond(request: Request, client: ClientAddress): Promise<Response> {
    const visitorIp = visitorIpOf(request.headers, client.address, config.trustProxy);
    const response = await answer(request, visitorIp).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      if (error instanceof QueueFull) return busy();
      log.error({ reason: stackOf(error) }, 'A request could not be answered');
      return new Response(dictionaries.en.errors.unexpected.heading, { status: 500 });
    });
    completeHeaders(request, response, security);
    return response;
  }

  // Whatever a request says of its host and protocol, pages are made for SITE_URL.
  const { host, protocol } = new URL(config.siteUrl);
  const listen = createRequestListener(respond, {
    host,
    protocol,
    // `Request` refuses a method like TRACE.
    onError: () => new Response('Bad Request', { status: 400, headers: security }),
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isAmbiguous(request)) {
      response.setHeaders(security);
      response.writeHead(400, { 'Cache-Control': cacheControl.never, Connection: 'close' }).end();
    } else if (!ownHost.accepts(request.headers.host) && !isInternalCall(request)) {
      response.setHeaders(security);
      response.writeHead(421, {
        ...plainText,
        'Cache-Control': cacheControl.never,
        Connection: 'close',
      });
      response.end(dictionaries.en.errors.otherHost);
    } else if (!files || !isReading(request) || !files(request, response)) {
      await listen(request, response);
    }
  }

  return (request, response) => {
    // A fault of one request answers that request, and ends nothing else.
    const fail = (error: unknown) => {
      log.error({ reason: stackOf(error) }, 'A request could not be answered');
      if (response.headersSent) response.destroy();
      else response.writeHead(500, plainText).end(dictionaries.en.errors.unexpected.heading);
    };
    response.on('error', fail);
    handle(request, response).catch(fail);
  };
}

function busy(): Response {
  const headers = { ...plainText, 'Retry-After': '5' };
  return new Response(dictionaries.en.errors.busy, { status: 503, headers });
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };
