// For a Strapi 4 or 5 on the server of the website: copy this file to src/ of your Strapi, and call it there in
// src/index.js: bootstrap({ strapi }) { require('./tell-website')(strapi); }

/** The types that the website shows: nothing is sent when a visitor's form is stored. */
const CONTENT = ['project', 'just-in', 'testimonial', 'gallery', 'team', 'stats-counter'];
const EVENTS = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'];

module.exports = (strapi) => {
  const { CONTENT_HOOK_URLS = '', CONTENT_HOOK_SECRET } = process.env;
  const tell = async (url, body) => {
    try {
      const { ok, status } = await fetch(url, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${CONTENT_HOOK_SECRET}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      if (ok) return;
      const advice = 'the address in CONTENT_HOOK_URLS, and CONTENT_HOOK_SECRET here and there';
      strapi.log.error(`The website answered ${status} when told of a change: check ${advice}`);
    } catch (error) {
      strapi.log.warn(`The website was not told of a change: ${error}`);
    }
  };
  const tellAll = (event, model) => {
    for (const url of CONTENT_HOOK_URLS.split(',').filter(Boolean))
      void tell(url, { event, model });
  };

  for (const event of EVENTS) {
    strapi.eventHub.on(event, ({ model }) => {
      if (CONTENT.includes(model)) tellAll(event, model);
    });
  }
  // A file that is new is shown by no entry yet. Strapi's own event comes before a file is deleted.
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterUpdate: () => tellAll('media.update'),
    afterDelete: () => tellAll('media.delete'),
  });
};
