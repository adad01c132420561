import { CERTIFICATES, certificate } from './documents/certificate.ts';
import { REPORTS, report } from './documents/report.ts';
import { jpeg, png, save } from './export.ts';
import { FAVICON, icons, NOBODY } from './marks/icons.ts';
import { DEFAULT_MARK, markFile, PARTNER_MARKS } from './marks/partners.ts';
import { reportChildren, social } from './scenes/social.ts';

/** What can be drawn; `npm run draw` draws all of it, `npm run draw -- public` one part. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  public: drawPublic,
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
