interface Context {
  readonly request: { body: { readonly locale?: unknown } };
}

interface ContentManagerPlugin {
  readonly controllers: {
    readonly 'collection-types': { bulkDelete(ctx: Context): Promise<unknown> };
  };
}

/**
 * Has the button above a list delete the ticked entries in all languages, as its question says. Strapi
 * deletes the language of the list alone, and leaves translations without their English.
 */
export default (plugin: ContentManagerPlugin): ContentManagerPlugin => {
  const lists = plugin.controllers['collection-types'];
  const deleteTicked = lists.bulkDelete;
  lists.bulkDelete = (ctx) => {
    const { body } = ctx.request;
    // Only types with languages have one.
    if (body.locale !== undefined) ctx.request.body = { ...body, locale: '*' };
    return deleteTicked(ctx);
  };
  return plugin;
};
