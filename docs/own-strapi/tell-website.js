// For a Strapi 4 or 5 on the server of the website: copy this file to src/ of your Strapi, and call it there in
// src/index.js: bootstrap({ strapi }) { require('./tell-website')(strapi); }

/** The types that the website shows: nothing is sent when a visitor's form is stored. */
const CONTENT = ['project', 'just-in', 'testimonial', 'gallery', 'team', 'stats-counter'];
const EVENTS = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'];

module.exports = (strapi) => {
  const { CONTENT_HOOK_URLS = '', CONTENT_HOOK_SECRET } = process.env;
  const tell = (url, event, model) =>
    fetch(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${CONTENT_HOOK_SECRET}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ event, model }),
    }).catch((error) => strapi.log.warn(`The website was not told of a change: ${error}`));

  for (const event of EVENTS) {
    strapi.eventHub.on(event, ({ model }) => {
      if (!CONTENT.includes(model)) return;
      for (const url of CONTENT_HOOK_URLS.split(',').filter(Boolean)) void tell(url, event, model);
    });
  }
};
