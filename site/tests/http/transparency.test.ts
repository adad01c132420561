import { describe, expect, test } from 'vitest';
import { dictionaries } from '../../app/labels/dictionaries.server.ts';
import { addressIn, languages, translatedLanguages } from '../../app/languages.ts';
import { optionalReads } from '../support/fake-cms/calls.ts';
import { sampleContent, transparency } from '../support/fixtures/content.ts';
import { headOf, tags, textOf } from '../support/html.ts';
import { openSite, sharedSite } from './open-site.ts';

const siteUrl = 'https://localhost';
const giving = { GIVE_UPI_ADDRESS: 'school@example', GIVE_PAYEE: 'Moon & Stars' };
const { more: _ours, ...seven } = sampleContent();

/** The words of a page's main part. */
const mainOf = (html: string) => textOf(html.slice(html.indexOf('<main'), html.indexOf('</main')));
const linksTo = (html: string, path: string) =>
  tags(html, 'a').filter(({ href }) => href === path).length;

describe('[R41] an organisation that says where its money goes', () => {
  const opened = sharedSite({
    env: { SITE_URL: siteUrl, LANGUAGES: 'ml', ...giving },
    content: {
      ...seven,
      more: { transparency: { ...transparency, documentId: 'a' } },
      translations: {
        ml: {
          transparency: { documentId: 'a', board: [{ name: 'ഒന്നാം അംഗം', office: 'അധ്യക്ഷ' }] },
        },
      },
    },
  });

  test('has a page with registrations, board, money and files', async () => {
    const { status, html } = await opened.page('/transparency');
    expect(status).toBe(200);
    const words = mainOf(html);
    expect(words).toContain('80G If you pay tax in India');
    expect(words).toContain('Number: SAMPLE-80G-0000 Valid until 31 March 2091');
    // What a registration gives is not promised once it has ended.
    expect(words).toContain('CSR-1 Number: CSR00000000 Ended on 31 March 2019');
    expect(words).toContain('Sample Member Two Treasurer');
    expect(words).toContain('Donations of people ₹12,34,567 62%');
    expect(words).toContain('Foundations and government ₹7,65,433 38% Total ₹20,00,000');
    expect(words).toContain('Projects ₹15,00,000 79%');
    expect(words).not.toContain('Fundraising');
    expect(words).toMatch(/Financial year 2024–25.*Financial year 2023–24/);
    expect(words).toMatch(/2024–25 Annual Report 2024–25 PDF, \d+ KB/);
    expect(words).toMatch(/Certificates 80G Certificate PDF/);
    expect(headOf(html).canonical).toBe(`${siteUrl}/transparency`);
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  test('links to it from the side menu and the footer of every page, and not from the tabs', async () => {
    const { html } = await opened.page('/team');
    expect(linksTo(html, '/transparency')).toBe(2);
    const { html: sitemap } = await opened.page('/sitemap.xml');
    expect(sitemap).toContain(`<loc>${siteUrl}/ml/transparency</loc>`);
  });

  test('names what donors ask for on the sponsor’s page and in the giving panel, as far as it holds', async () => {
    const { html } = await opened.page('/opportunities/sponsor');
    const named = 'is registered under 80G and 12A. See numbers, accounts and reports';
    expect(mainOf(html).split(named)).toHaveLength(3);
    expect(mainOf(html)).toContain('the certificate for tax exemption under section 80G.');
    expect(mainOf(html)).toContain('Your receipt for tax (80G)');
    expect(html.slice(html.indexOf('id="give-now"'))).toContain('is registered under 80G and 12A');
    const volunteer = (await opened.page('/opportunities/volunteer')).html;
    expect(volunteer).not.toContain('is registered under');
  });

  test('[R38] in another language, with its own board and what all languages share', async () => {
    const { html } = await opened.page('/ml/transparency');
    const words = mainOf(html);
    expect(words).toContain('ഒന്നാം അംഗം അധ്യക്ഷ');
    expect(words).toContain('SAMPLE-80G-0000');
    expect(words).toContain('₹12,34,567');
    expect(words).not.toContain('Sample Member');
  });
});

describe('[R41] an organisation whose 80G has ended', () => {
  const opened = sharedSite({
    env: { LANGUAGES: translatedLanguages.join(), ...giving },
    content: {
      ...seven,
      more: {
        transparency: {
          ...transparency,
          registrations: [{ kind: '80G', number: 'SAMPLE-80G-0000', validUntil: '2019-03-31' }],
        },
      },
    },
  });

  test.each(languages)('promises no receipt for tax in %s', async (language) => {
    const { html } = await opened.page(addressIn(language, '/opportunities/sponsor'));
    const { giving, transparency } = dictionaries[language];
    expect(textOf(html)).toContain(giving.receiptHeading);
    expect(mainOf(html)).not.toMatch(/80G|PAN/);
    expect(html).not.toContain(transparency.about['80G']);
  });
});

test('[R41] a CMS without any of it: no address, no link, no word, one optional read', async () => {
  const opened = await openSite({ env: { SITE_URL: siteUrl, ...giving }, content: seven });
  expect((await opened.page('/transparency')).status).toBe(404);
  for (const path of ['/', '/opportunities/sponsor', '/sitemap.xml']) {
    const { html } = await opened.page(path);
    expect(linksTo(html, '/transparency'), path).toBe(0);
    expect(textOf(html), path).not.toMatch(/transparency|registered under/i);
  }
  const asked = opened.fakeCms.calls.filter((call) => call.path.includes('transparency'));
  expect(asked.map((call) => call.path)).toEqual([optionalReads.transparency]);
});
