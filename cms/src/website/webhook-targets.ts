import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const REFUSAL =
  'A webhook may only call the website that belongs to this CMS: it sends whole entries, and with them what people wrote in the forms.';

/**
 * Lets webhooks call nothing but this machine and the website: they send every changed entry,
 * submissions too. Call it in `bootstrap`.
 */
export function limitWebhooks(strapi: Core.Strapi, website: readonly string[]): void {
  const origins = new Set(website.map((address) => new URL(address).origin));
  const store = strapi.get('webhookStore');
  const runner = strapi.get('webhookRunner');
  const create = store.createWebhook.bind(store);
  const update = store.updateWebhook.bind(store);
  const call = runner.fetch.bind(runner);
  const assertAllowed = (url: string) => {
    if (!isAllowed(url, origins)) throw new errors.ValidationError(REFUSAL);
  };
  store.createWebhook = async (data: { url: string }) => {
    assertAllowed(data.url);
    return create(data);
  };
  store.updateWebhook = async (id: unknown, data: { url: string }) => {
    assertAllowed(data.url);
    return update(id, data);
  };
  runner.fetch = async (url: string, options?: RequestInit) => {
    if (!isAllowed(url, origins)) {
      strapi.log.error(`A webhook to another host is not called (${hostOf(url)}): remove it.`);
      throw new Error(REFUSAL);
    }
    // A redirect could lead the message to any address.
    return call(url, { ...options, redirect: 'error' });
  };
}

function isAllowed(url: string, website: ReadonlySet<string>): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, origin } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  // URL writes every form of such an address (0x7f.1, 2130706433) in this one.
  return website.has(origin) || /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/.test(hostname);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'not an address';
}
