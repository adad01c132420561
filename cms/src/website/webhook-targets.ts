import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** What is used here of Strapi's own list of webhooks, and of what calls them. */
interface WebhookStore {
  createWebhook(data: { readonly url: string }): Promise<unknown>;
  updateWebhook(id: unknown, data: { readonly url: string }): Promise<unknown>;
}
interface WebhookRunner {
  fetch(url: string, options?: RequestInit): Promise<Response>;
}

const REFUSAL =
  'A webhook may only call the website that belongs to this CMS: it sends whole entries, and with them what people wrote in the forms.';

/**
 * Lets the webhooks that administrators enter call nothing but this machine and the configured website:
 * a webhook sends every changed entry, submissions too. Others are refused when they are saved, and not
 * called where one is in the database already. Runs in `bootstrap`, before anything changes.
 * @param website addresses of the website, as the settings name them
 */
export function keepWebhooksHome(strapi: Core.Strapi, website: readonly string[]): void {
  const origins = new Set(website.map((address) => new URL(address).origin));
  const store: WebhookStore = strapi.get('webhookStore');
  const runner: WebhookRunner = strapi.get('webhookRunner');
  const [create, update, call] = [
    store.createWebhook.bind(store),
    store.updateWebhook.bind(store),
    runner.fetch.bind(runner),
  ];
  store.createWebhook = async (data) => {
    if (!isHome(data.url, origins)) throw new errors.ValidationError(REFUSAL);
    return create(data);
  };
  store.updateWebhook = async (id, data) => {
    if (!isHome(data.url, origins)) throw new errors.ValidationError(REFUSAL);
    return update(id, data);
  };
  runner.fetch = async (url, options) => {
    if (!isHome(url, origins)) {
      strapi.log.error(`A webhook to another host is not called (${hostOf(url)}): remove it.`);
      throw new Error(REFUSAL);
    }
    // A redirect would lead what is sent to wherever it says.
    return call(url, { ...options, redirect: 'error' });
  };
}

/** Whether an address is of this machine itself, or of the website. */
function isHome(url: string, website: ReadonlySet<string>): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, origin } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  // URL writes every form of such an address (0x7f.1, 2130706433) in this one.
  return website.has(origin) || /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/.test(hostname);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'not an address';
}
