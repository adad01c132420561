import type { Core, UID } from '@strapi/strapi';
import type { StoredConfiguration } from './keep-admin-changes';
import { allViews, componentViews } from './views';

/** How the admin shows a type now: its view, with what an administrator changed under "Configure the view". */
export interface StoredView {
  readonly uid: string;
  /** The field that names an entry in lists. */
  readonly mainField: string;
  /** Returns the label of a field in the form; its name if it has none. */
  labelOf(field: string): string;
}

/** The views that were read for a request: a list names many entries of one type. */
const viewsOfRequests = new WeakMap<object, Map<string, Promise<StoredView>>>();

/** The types of fields whose value is a name to people. */
const NAMING_TYPES = ['string', 'text', 'enumeration', 'email', 'uid', 'integer'];

/** Reads the view of a type or of a component, once in each request. */
export function readStoredView(
  strapi: Core.Strapi,
  uid: UID.ContentType | UID.Component,
): Promise<StoredView> {
  const ctx = strapi.requestContext.get();
  if (!ctx) return readView(strapi, uid);
  const views = viewsOfRequests.get(ctx) ?? new Map<string, Promise<StoredView>>();
  viewsOfRequests.set(ctx, views);
  const view = views.get(uid) ?? readView(strapi, uid);
  views.set(uid, view);
  return view;
}

async function readView(
  strapi: Core.Strapi,
  uid: UID.ContentType | UID.Component,
): Promise<StoredView> {
  const service = uid in strapi.contentTypes ? 'content-types' : 'components';
  const { settings, metadatas }: StoredConfiguration = await strapi
    .plugin('content-manager')
    .service(service)
    .findConfiguration({ uid });
  return {
    uid,
    mainField: mainFieldOf(strapi, uid, String(settings.mainField)),
    labelOf: (field) => String(metadatas[field]?.edit.label ?? field),
  };
}

/** Returns the stored field, else the view's own: Strapi also lets ids, dates and images name the entries. */
function mainFieldOf(
  strapi: Core.Strapi,
  uid: UID.ContentType | UID.Component,
  storedField: string,
): string {
  const view = allViews(strapi)[uid] ?? componentViews[uid];
  const type = strapi.getModel(uid).attributes[storedField]?.type ?? '';
  const isFieldOfForm = view === undefined || Object.hasOwn(view.fields, storedField);
  return isFieldOfForm && NAMING_TYPES.includes(type)
    ? storedField
    : (view?.mainField ?? storedField);
}
