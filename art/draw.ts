import { CERTIFICATES, certificate } from './documents/certificate.ts';
import { REPORTS, report } from './documents/report.ts';
import { jpeg, png, save, webp } from './export.ts';
import { drawFont } from './font.ts';
import { FAVICON, icons, NOBODY } from './marks/icons.ts';
import { DEFAULT_MARK, markFile, PARTNER_MARKS } from './marks/partners.ts';
import { seedMedia } from './scenes/seed-media.ts';
import { SITE_PICTURES } from './scenes/site.ts';
import { heroChildren, reportChildren, social } from './scenes/social.ts';
import { drawVideo } from './video.ts';

/** As wide as a phone's text, for which 640 is enough; activities reach the edges of the screen. */
const acrossPhone = /^(?:journey|contact|about-poster|opportunity-)/;

/** What can be drawn; `npm run draw` draws all of it, `npm run draw -- public` one part. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  public: drawPublic,
  seed: drawSeedMedia,
  pictures: drawPictures,
  video: drawVideo,
  font: drawFont,
};

const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) {
    await draw();
    console.log(`Drawn: ${name}`);
  }
}

async function drawPublic(): Promise<void> {
  const to = (path: string) => `site/public/${path}`;
  await save(to('favicon.svg'), FAVICON);
  for (const [path, content] of Object.entries(await icons())) await save(to(path), content);
  await save(to('user-testimonial.png'), await png({ width: 200, height: 200, drawing: NOBODY }));
  await save(to('images/meta_og_image.jpg'), await jpeg(social('og')));
  await save(to('images/meta_twitter_image.jpg'), await jpeg(social('twitter')));
  await save(to('images/partner-default.svg'), markFile(DEFAULT_MARK));
  for (const [slug, mark] of Object.entries(PARTNER_MARKS)) {
    await save(to(`images/partners/${slug}.svg`), markFile(mark));
  }
  for (const [name, content] of Object.entries(CERTIFICATES)) {
    await save(to(`docs/${name}.pdf`), await certificate(content));
  }
  for (const [name, year] of Object.entries(REPORTS)) {
    await save(
      to(`docs/${name}.pdf`),
      await report(year, await jpeg(reportChildren(year.colour), 1190, 80)),
    );
  }
}

/** The sample content's media, and the manifest that the content system reads their words from. */
async function drawSeedMedia(): Promise<void> {
  const media = seedMedia();
  for (const { entry, content } of media)
    await save(`cms/seed-media/${entry.file}`, await content());
  const entries = media.map(({ entry }) => entry);
  await save('cms/seed-media/manifest.json', `${JSON.stringify(entries, null, 2)}\n`);
}

/** The site's own pictures, each in the widths that screens ask for. */
async function drawPictures(): Promise<void> {
  const pictures = { ...SITE_PICTURES, 'hero-children': heroChildren() };
  for (const [name, picture] of Object.entries(pictures)) {
    for (const width of [480, 640, 800, 1200, 1600]) {
      if (width > picture.width || (width === 640 && !acrossPhone.test(name))) continue;
      await save(`site/app/content/pictures/${name}-${width}.webp`, await webp(picture, width));
    }
  }
}
