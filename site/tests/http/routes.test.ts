import { describe, expect, test } from 'vitest';
import { getDocuments } from '../../app/cms/documents.ts';
import listPage from '../../app/texts/content/list-page.json' with { type: 'json' };
import { opportunityKinds } from '../../app/texts/opportunity-kinds.ts';
import organisation from '../../organisation/organisation.json' with { type: 'json' };
import { contentOf } from '../support/content-of.ts';
import { addressesIn, headingOf, headOf, tags, textOf } from '../support/html.ts';
import { routes, unknownPath } from '../support/routes.ts';
import { sharedSite } from './open-site.ts';

const siteUrl = 'https://localhost';
/** Which seven they are is tested beside the footer. */
const documents = await getDocuments(contentOf({}));
const opened = sharedSite({ env: { SITE_URL: siteUrl } });

describe('every route', () => {
  test.each(routes)('[2.1] $path answers 200 with its page', async ({ path, heading }) => {
    const { status, headers, html } = await opened.page(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headingOf(html)).toBe(heading);
    // What scripts ask for in place of the page, as React Router writes it.
    const data = await opened.get(path === '/' ? '/_.data' : `${path}.data`);
    expect(data.status).toBe(200);
    expect(data.headers.get('content-type')).toContain('text/x-script');
  });

  test.each(routes)('[2.2] $path carries the whole head', async ({ path }) => {
    const { title, canonical, meta } = headOf((await opened.page(path)).html);
    expect(title).not.toBe('');
    expect(meta.description?.length ?? 0).toBeGreaterThan(20);
    expect(canonical).toBe(`${siteUrl}${path}`);
    expect(meta).toMatchObject({
      'og:type': 'website',
      'og:title': title,
      'og:description': meta.description,
      'twitter:title': title,
      'twitter:description': meta.description,
    });
    for (const image of ['og:image', 'twitter:image']) {
      expect(meta[image]).toMatch(/^https:\/\/localhost\/images\//);
    }
    expect(meta['twitter:card']).toBeTruthy();
    expect(meta['twitter:creator']).toBeTruthy();
  });

  test('[2.2] every page has a title and a description of its own', async () => {
    const heads = await Promise.all(
      routes.map(async ({ path }) => headOf((await opened.page(path)).html)),
    );
    expect(new Set(heads.map(({ title }) => title)).size).toBe(routes.length);
    expect(new Set(heads.map(({ meta }) => meta.description)).size).toBe(routes.length);
  });
});

test.each(['/', '/favicon.svg', unknownPath])('%s has HSTS: the address is https', async (path) => {
  const { headers } = await opened.get(path);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000; includeSub/);
});

describe('wording that the specification gives', () => {
  test('[2.8] Contact Us: title, description and text area', async () => {
    const { html } = await opened.page('/contact-us');
    const { title, meta } = headOf(html);
    expect(title).toBe(
      `Contact Us | ${organisation.name} - Empowering Young Minds Through Education`,
    );
    expect(meta.description).toBe(
      "Connect with us to join hands in empowering young minds through education. Let's work together to create a brighter future for underprivileged children.",
    );
    const placeholder = 'Go ahead, we are listening...';
    expect(tags(html, 'textarea')[0]).toMatchObject({ cols: '30', rows: '10', placeholder });
  });

  test('[2.4.1] [2.4.8] [2.4.9] [3.10] home: the way to the projects, and all partners', async () => {
    const { html } = await opened.page('/');
    expect(html).toMatch(/<a[^>]* href="\/projects"[^>]*>Explore Projects/);
    const logos = tags(html, 'img').filter(({ src }) => src?.startsWith('/images/partner'));
    expect(logos).toHaveLength(6 + 7);
    expect(logos.at(-1)?.src).toBe('/images/partner-default.svg');
    expect(html).toContain('<script type="application/ld+json">');
  });

  test('[2.7] each opportunity has a card with an image, which leads to its form', async () => {
    const { html } = await opened.page('/opportunities');
    for (const kind of opportunityKinds) {
      expect(addressesIn(html)).toContain(`/opportunities/${kind}`);
      expect(html).toContain(`/assets/opportunity-${kind}-`);
    }
  });

  test('[2.6] a project shows image, title, card text, figures, long text, images and the call', async () => {
    const { html } = await opened.page('/projects/project-spark');
    const { title, meta } = headOf(html);
    expect(title).toMatch(/^Project Spark/);
    expect(meta.description).toBe('How Project Spark helps children learn.');
    expect(meta['og:image']).toContain('/images/shared/');
    expect(textOf(html)).toContain(
      `Project Spark Project Spark brings volunteers and children together every week. NO OF STUDENTS 2150+ NO OF VOLUNTEERS 140+ Project Spark began in one classroom. Today it runs in many schools. ${listPage.projectImagesHeading}`,
    );
    const names = tags(html, 'img').map(({ alt }) => alt);
    expect(names[0]).toBe('A morning at Project Spark');
    expect(names.filter((name) => name === 'Children at Project Spark')).toHaveLength(3);
    expect(html).toMatch(/<a [^>]*href="\/opportunities\?chosen=volunteer"[^>]*>Be a Volunteer/);
  });

  test('[2.5] [R18] without scripts the quick look leads to the project', async () => {
    const { html } = await opened.page('/projects');
    expect(html).toMatch(/<a [^>]*href="\/projects\/project-spark"[^>]*>Quick look</);
  });

  test('[2.4.10] [R18] six testimonials at first, all for who asks for more', async () => {
    const countAt = async (path: string) =>
      (await opened.page(path)).html.match(/<blockquote/g)?.length;
    expect(await countAt('/')).toBe(6);
    expect(await countAt('/?testimonials=all')).toBe(8);
  });
});

describe('[R19] [4.1] the chosen opportunity in the address', () => {
  test.each(opportunityKinds)(
    '/opportunities?chosen=%s shows it and names the canonical page',
    async (kind) => {
      const chosen = await opened.page(`/opportunities?chosen=${kind}`);
      const own = await opened.page(`/opportunities/${kind}`);
      expect(chosen.status).toBe(200);
      expect(headingOf(chosen.html)).toBe(headingOf(own.html));
      expect(headOf(chosen.html).canonical).toBe(`${siteUrl}/opportunities/${kind}`);
      const [form] = tags(chosen.html, 'form').filter(({ method }) => method === 'post');
      expect(form?.action).toBe(`/opportunities/${kind}`);
      expect(addressesIn(chosen.html), '[4.1] the tab resets it').toContain('/opportunities');
    },
  );

  test('an unknown choice leads to the list', async () => {
    const answer = await opened.get('/opportunities?chosen=astronaut');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/opportunities');
  });
});

describe('[2.14] what is not there', () => {
  test.each([
    '/styleguide',
    '/projects/no-such-project',
    '/opportunities/astronaut',
    '/team/anjali',
    '/%E0%A4%A',
    '/.env',
    '/wp-login.php',
    '/assets/no-such-file.js',
    '/__proto__',
    '/projects/__proto__',
  ])('%s is a 404', async (path) => {
    const { status } = await opened.page(path);
    expect(status).toBe(404);
  });

  test('a missing page is never kept by a cache as if it were one', async () => {
    const { headers } = await opened.page(unknownPath);
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache/);
  });
});

describe('[9] files at fixed paths', () => {
  test('the icon has its type, and a range of a file is that range', async () => {
    const icon = await opened.get('/favicon.ico');
    expect(icon.headers.get('content-type')).toBe('image/vnd.microsoft.icon');
    const whole = Buffer.from(await (await opened.get('/media/about.mp4')).arrayBuffer());
    const part = await opened.get('/media/about.mp4', { headers: { range: 'bytes=5-104' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(5, 105))).toBe(true);
  });

  test.each([
    ['bytes=0-99999999999999999999', 206],
    ['bytes=99999999999999999999-', 416],
    ['bytes=5-2', 416],
    ['bytes=0-1,3-4', 200],
    ['lines=1-2', 200],
  ])('the range %s of a file is answered with %i (RFC 9110)', async (range, status) => {
    const response = await opened.get('/docs/80G-Certificate.pdf', { headers: { range } });
    await response.arrayBuffer();
    expect(response.status).toBe(status);
  });

  test.each(documents)('$path is a PDF', async ({ path }) => {
    const response = await opened.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(body.startsWith('%PDF-')).toBe(true);
    expect(body.trimEnd().endsWith('%%EOF')).toBe(true);
  });

  test.each([
    ['/images/meta_og_image.jpg', 'image/jpeg'],
    ['/images/meta_twitter_image.jpg', 'image/jpeg'],
    ['/user-testimonial.png', 'image/png'],
  ])('%s is there', async (path, type) => {
    const response = await opened.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  });
});
