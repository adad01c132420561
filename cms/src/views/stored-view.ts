import type { Core, UID } from '@strapi/strapi';
import type { StoredConfiguration } from './keep-admin-changes.ts';
import { allViews, componentViews } from './views.ts';

/** The view of a type, with what an administrator changed under "Configure the view". */
export interface StoredView {
  readonly uid: string;
  readonly mainField: string;
  readonly typeLabel: string;
  /** Returns the field's name if it has no label. */
  labelOf(field: string): string;
}

/** One list names many entries of one type, so each request reads a view only once. */
const viewsOfRequests = new WeakMap<object, Map<string, Promise<StoredView>>>();

/** The types of fields whose values people read as a name. */
const NAMING_TYPES = ['string', 'text', 'enumeration', 'email', 'uid', 'integer'];

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
    typeLabel: strapi.getModel(uid).info.displayName,
    labelOf: (field) => String(metadatas[field]?.edit.label ?? field),
  };
}

/** Uses the view's own field if an administrator chose an id, a date or an image, which Strapi allows. */
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
