import { Feed } from 'feed';
import { renderToStaticMarkup } from 'react-dom/server';
import { getOrganisation } from '../../cms/organisation.ts';
import type { Site } from '../../cms/site-context.ts';
import { getStoryText, type Story } from '../../cms/stories.ts';
import { FeedImage } from '../../components/cms-image/feed-image.tsx';
import { escapeMarkup } from '../../components/escape-markup.ts';
import { legalXml } from '../../components/legal-xml.ts';
import { renderMarkdown } from '../../components/prose/markdown.server.tsx';
import { fill } from '../../labels/labels.ts';
import { addressIn } from '../../languages.ts';

/** The stories as an Atom feed (RFC 4287), with whole texts; undefined where a text cannot be read (R6). */
export async function storiesFeed(
  site: Site,
  stories: readonly Story[],
): Promise<string | undefined> {
  const { siteUrl, content, labels } = site;
  const { language } = labels;
  const [{ name }, texts] = await Promise.all([
    getOrganisation(content),
    Promise.all(stories.map((story) => storyHtml(site, story))),
  ]);
  const updated = stories.map((story) => changedAt(story).getTime());
  const feed = new Feed({
    id: siteUrl + addressIn(language, '/stories'),
    title: fill(labels.stories.feed, { name }),
    description: labels.stories.intro,
    link: siteUrl + addressIn(language, '/stories'),
    feedLinks: { atom: siteUrl + addressIn(language, '/stories/feed.xml') },
    updated: new Date(Math.max(...updated)),
    author: { name },
    generator: false,
  });
  for (const [index, story] of stories.entries()) {
    const html = texts[index];
    if (html === undefined) return undefined;
    const { entryId, path, title, summary, isTranslated } = story;
    feed.addItem({
      // Readers know a story by it, also when its address changes.
      id: `${siteUrl}${addressIn(language, '/stories')}#${entryId}`,
      link: siteUrl + addressIn(isTranslated ? language : 'en', path),
      // The library writes title and summary as HTML.
      title: escapeMarkup(title.text),
      description: escapeMarkup(summary.text),
      content: html,
      published: new Date(story.date),
      date: changedAt(story),
    });
  }
  return legalXml(feed.atom1());
}

/** Renders a story's image, its text and who tells it. */
async function storyHtml(site: Site, story: Story): Promise<string | undefined> {
  const text = await getStoryText(site.content, story);
  if (text === undefined) return undefined;
  const { image, imageAlt: alt, byline } = story;
  return renderToStaticMarkup(
    <>
      {image && (
        <p lang={alt.lang}>
          <FeedImage image={image} alt={alt.text} origin={site.siteUrl} />
        </p>
      )}
      <div
        lang={text.lang ?? site.labels.language}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server, where raw HTML is text
        dangerouslySetInnerHTML={{ __html: await renderMarkdown(text.text, site, 2, site.siteUrl) }}
      />
      {byline.text !== '' && (
        <p lang={byline.lang}>
          <em>{byline.text}</em>
        </p>
      )}
    </>,
  );
}

function changedAt({ updatedAt, date }: Story): Date {
  const changed = new Date(updatedAt);
  return Number.isNaN(changed.getTime()) ? new Date(date) : changed;
}
