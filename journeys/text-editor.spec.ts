import { fileURLToPath } from 'node:url';
import type { CDPSession, Locator } from '@playwright/test';
import { listAt, valueAt } from '../cms/tests/support/http.ts';
import { expect, test } from './fixtures.ts';
import { markdownOf, pageText } from './page-text.ts';

const picture = fileURLToPath(new URL('../cms/seed-media/gallery/01.webp', import.meta.url));
const entries = '/content-manager/collection-types/api::page.page';

test('[R5] with the keyboard alone an Editor publishes a heading, a list, a picture and a linked PDF within three minutes, and visitors get the PDF from the website', async ({
  admin,
  staff,
  site,
  strapi,
}) => {
  const { page } = admin;
  const { keyboard } = page;
  await admin.logIn(await staff.member('Editor'));
  const text = await pageText(admin);
  const reach = async (target: Locator, key: 'Tab' | 'Shift+Tab') => {
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    for (let step = 0; step < 40 && !(await hasFocus()); step += 1) await keyboard.press(key);
    await expect(target).toBeFocused();
  };
  const toolbar = page.getByRole('toolbar', { name: 'Marks: Text' });
  const isInToolbar = () => toolbar.evaluate((element) => element.contains(document.activeElement));
  /** Goes back from the text to the button, with the arrow keys among them, and is in the text again. */
  const press = async (name: string) => {
    for (let step = 0; step < 5 && !(await isInToolbar()); step += 1) {
      await keyboard.press('Shift+Tab');
    }
    const buttons = toolbar.getByRole('button');
    const names = await buttons.allTextContents();
    const focused = await toolbar.locator(':focus').textContent();
    let index = names.indexOf(focused ?? '');
    while (names[index] !== name) {
      index = (index + 1) % names.length;
      await keyboard.press('ArrowRight');
      await expect(buttons.nth(index)).toBeFocused();
    }
    await keyboard.press('Enter');
  };

  const begun = performance.now();
  await admin.field('Title').focus();
  await keyboard.type('How we come');
  await reach(text, 'Tab');
  await press('Heading');
  await expect(text).toBeFocused();
  await keyboard.type('How to come');
  await expect(text.getByRole('heading', { name: 'How to come', level: 2 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await keyboard.press('Enter');
  await keyboard.type('By bus, and ');
  await keyboard.press('Control+b');
  await keyboard.type('never');
  await press('Bold');
  await keyboard.type(' by car: ');
  await press('Link');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog.getByLabel('Words of the link')).toBeFocused();
  await keyboard.type('our report');
  await keyboard.press('Tab');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await keyboard.type('2024–25');
  await expect(page.getByRole('option')).toHaveText([/2024–25 \(Footer PDF\)$/]);
  await keyboard.press('ArrowDown');
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-activedescendant', /./);
  await keyboard.press('Enter');
  await expect(dialog.getByLabel('Or an address')).toHaveValue(/^\/uploads\/[\w.-]+\.pdf$/);
  await keyboard.press('Enter');
  await expect(dialog, 'Enter sets the link that is chosen').toHaveCount(0);
  await expect(text).toBeFocused();
  await keyboard.press('Enter');
  await press('List');
  await keyboard.type('A hat');
  await keyboard.press('Enter');
  await keyboard.type('Water');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await press('Picture');
  const library = page.getByRole('dialog', { name: 'Add new assets' });
  await reach(library.getByRole('button', { name: /^Sample pictures/ }), 'Tab');
  await keyboard.press('Enter');
  await reach(library.getByRole('checkbox', { name: 'gallery-12.webp' }), 'Tab');
  await keyboard.press('Space');
  await reach(library.getByRole('button', { name: 'Finish' }), 'Tab');
  await keyboard.press('Enter');
  const described = page.getByRole('dialog', { name: 'Picture' }).getByLabel('Alternative text');
  await expect(described).toBeFocused();
  await expect(described, 'as in the library').toHaveValue(/\w/);
  await keyboard.press('Enter');
  await expect(text.getByRole('img')).toHaveCount(1);
  await expect(text).toBeFocused();
  await keyboard.press('Control+z');
  await expect(text.getByRole('img')).toHaveCount(0);
  await keyboard.press('Control+y');
  await keyboard.press('ArrowLeft');
  for (const words of ['', 'Six [of us] wave']) {
    await keyboard.press('Enter');
    await expect(described).toBeFocused();
    await keyboard.press('Control+a');
    await keyboard.press('Backspace');
    await expect(described).toHaveAccessibleDescription(/only decoration/);
    await keyboard.type(words);
    await keyboard.press('Enter');
    await expect(text).toBeFocused();
    await expect(text.locator(`img[src][alt="${words}"]`)).toHaveCount(1);
  }
  await keyboard.press('ArrowRight');

  await reach(admin.permission(), 'Tab');
  await keyboard.press('Space');
  await reach(page.getByRole('button', { name: 'Publish', exact: true }), 'Tab');
  const published = page.waitForResponse(/\/actions\/publish/);
  await keyboard.press('Enter');
  expect((await published).status()).toBe(200);
  expect(performance.now() - begun, 'milliseconds').toBeLessThan(180_000);
  expect(await markdownOf(page)).toMatch(
    /^## How to come\n\nBy bus, and \*\*never\*\* by car: \[our report\]\(\/uploads\/[\w.-]+\)\n\n- A hat\n- Water\n\n!\[Six \\\[of us\\\] wave\]\(\/uploads\/[\w.-]+\)$/,
  );

  const address = `${site.url}/how-we-come`;
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'How to come' })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText(['A hat', 'Water']);
  await expect(main.getByRole('img', { name: 'Six [of us] wave' })).toHaveAttribute(
    'src',
    /^\/images\//,
  );
  expect(await page.content()).not.toContain(new URL(strapi.url).host);
  const href = await main.getByRole('link', { name: 'our report' }).getAttribute('href');
  const report = await fetch(new URL(href ?? '', address));
  expect(report.url).toContain(site.url);
  expect(report.headers.get('Content-Type')).toBe('application/pdf');
  expect((await report.text()).slice(0, 5)).toBe('%PDF-');
});

test('an Editor chooses a page for an activity’s link, and the form of that page says which entry links to it @slow', async ({
  admin,
  staff,
  site,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  const { json: offered } = await administrator.call('GET', '/website/link-targets');
  for (const target of listAt(offered, 'data').filter((each) => valueAt(each, 'isPublished'))) {
    const path = String(valueAt(target, 'path'));
    const { status } = await fetch(site.url + path, { method: 'HEAD' });
    expect(status, `${path} opens`).toBe(200);
  }
  const ours = { title: 'Our bus', body: 'It is yellow.' };
  const { json } = await administrator.publish('page', ours);
  await admin.logIn(await staff.member('Editor'));
  await admin.openNew('just-in');
  await admin.field('Title').fill('A ride');
  await admin.field('Text').fill('By bus.');
  const choose = page.getByRole('button', { name: 'Choose: Link' });
  await choose.click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('combobox').pressSequentially('gallery');
  await page.getByRole('option', { name: 'Gallery (Page)' }).click();
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(admin.field(/^Link/)).toHaveValue('/gallery');

  // By keyboard, in place of the link that is there.
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('g');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('our b');
  await expect(page.getByRole('option')).toHaveText(['Our bus (Page)']);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Or an address')).toHaveValue('/our-bus');
  await page.keyboard.press('Enter');
  await expect(admin.field(/^Link/)).toHaveValue('/our-bus');
  await expect(choose).toBeFocused();
  await admin.publish();

  await admin.open(
    `/admin${entries}/${valueAt(json, 'data', 'documentId')}?plugins[i18n][locale]=en`,
  );
  const takenOff = page.getByRole('complementary').filter({ hasText: 'If it is taken off' });
  await expect(takenOff).toContainText('It is linked from Activity “A ride”.');
});

test('after a typed link, an uploaded image and a save, typing continues at the cursor @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const { keyboard } = page;
  const { administrator } = staff;
  const made = await administrator.publish('page', { title: 'Our ferry', body: 'It is blue.' });
  await admin.logIn(await staff.member('Editor'));
  const text = await pageText(admin);
  await admin.field('Title').fill('Where words go');
  await text.click();
  await keyboard.type('First line');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const openings = [
    () => page.getByRole('button', { name: 'Link', exact: true }).click(),
    () => keyboard.press('Control+k'),
  ];
  for (const open of openings) {
    await keyboard.type('See the ');
    await open();
    await dialog.getByRole('combobox').click();
    await keyboard.type('ferry');
    await page.getByRole('option', { name: /Our ferry/ }).click();
    await dialog.getByRole('button', { name: 'Set link' }).click();
    await expect(text).toBeFocused();
    await keyboard.type(' today.', { delay: 200 });
    await keyboard.press('Enter');
  }
  const library = page.getByRole('dialog', { name: 'Add new assets' });
  await page
    .getByRole('toolbar', { name: 'Marks: Text' })
    .getByRole('button', { name: 'Picture' })
    .click();
  await library.getByRole('button', { name: 'Add more assets' }).click();
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: /^Upload 1 asset/ }).click();
  await library.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('No picture is chosen. Tick the picture')).toBeVisible();
  await library.getByRole('checkbox', { name: '01.webp', exact: true }).first().click();
  await library.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Put into the text' }).click();
  await expect(text).toBeFocused();
  await keyboard.type('Our bus', { delay: 200 });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const title = admin.field('Title');
  /** Saves, and goes on typing before it is stored, while it is answered, and when Strapi has filled the form again. */
  const saveAndType = async (
    press: () => Promise<void>,
    words: readonly string[],
    field = text,
  ) => {
    await expect(save).toBeEnabled();
    const isOnItsWay = Promise.withResolvers<void>();
    const mayBeStored = Promise.withResolvers<void>();
    await page.route(`**${entries}**`, async (route) => {
      const isSave = ['PUT', 'POST'].includes(route.request().method());
      if (isSave) isOnItsWay.resolve();
      if (isSave) await mayBeStored.promise;
      await route.fallback();
    });
    const readAgain = page.waitForResponse(
      (reply) => reply.url().includes(`${entries}/`) && reply.request().method() === 'GET',
    );
    const [before = '', during = '', after = ''] = words;
    await press();
    await isOnItsWay.promise;
    // Strapi takes the cursor out of the field when it saves.
    await field.focus();
    await keyboard.type(before);
    mayBeStored.resolve();
    await keyboard.type(during, { delay: 50 });
    await readAgain;
    await keyboard.type(after, { delay: 50 });
    await page.unroute(`**${entries}**`);
  };
  // The first save opens the new entry's own form.
  await saveAndType(() => keyboard.press('Control+s'), [' is']);
  await expect(page).not.toHaveURL(/\/create/);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(text).toContainText('Our bus is');
  await text.press('Control+End');
  await saveAndType(() => keyboard.press('Control+s'), [' yel', 'low, and goes to the ', 'school']);
  await saveAndType(() => save.click(), [' at ', 'nine o’clock in the ', 'morning']);
  await expect(text).toBeFocused();
  await keyboard.press('Control+ArrowLeft');
  await saveAndType(() => keyboard.press('Control+s'), ['ear', 'ly, long before the ', 'cold ']);
  // Strapi's buttons then stand at the lower edge.
  await page.setViewportSize({ width: 900, height: 900 });
  await title.focus();
  await title.press('End');
  await keyboard.type(' to');
  await saveAndType(
    () => keyboard.press('Control+s'),
    [' be', ' found again on ', 'Monday'],
    title,
  );
  await expect(title).toHaveValue('Where words go to be found again on Monday');
  expect(await markdownOf(page)).toMatch(
    /^First line\n\n(See the \[[^\]]+\]\(\/our-ferry\) today\.\n\n){2}!\[[^\]]*\]\(\/uploads\/[\w.-]+\)Our bus is yellow, and goes to the school at nine o’clock in the early, long before the cold morning$/,
  );
  await administrator.remove('page', valueAt(made.json, 'data', 'documentId'));
});

test('an Editor types Malayalam and Tamil with an input method, and the text is as composed @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const made = await staff.administrator.publish('page', { title: 'അടൂർ', body: 'A town.' });
  await admin.logIn(await staff.member('Editor'));
  const text = await pageText(admin);
  await text.focus();
  const session = await page.context().newCDPSession(page);
  await compose(session, ['മ', 'മഴ', 'മഴവ', 'മഴവില്', 'മഴവിൽ']);
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+i');
  await compose(session, ['வ', 'வா', 'வான', 'வானவ', 'வானவி', 'வானவில்']);
  expect(await markdownOf(page)).toBe('മഴവിൽ *வானவில்*');

  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('dialog', { name: 'Link' }).getByRole('combobox').focus();
  await compose(session, ['Gal', 'Gallery']);
  const options = page.getByRole('option');
  await expect(options, 'titles too').toHaveText(['Gallery (Page)']);
  await page.getByRole('dialog', { name: 'Link' }).getByRole('combobox').fill('');
  await compose(session, ['അടൂര്\u200d']);
  await expect(options, 'in an older spelling').toHaveText(['അടൂർ (Page)']);
  await staff.administrator.remove('page', valueAt(made.json, 'data', 'documentId'));
});

async function compose(session: CDPSession, steps: readonly string[]): Promise<void> {
  for (const text of steps) {
    const end = text.length;
    await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
}

test('an edit changes only its block of a text @slow', async ({ admin, staff }) => {
  const { page } = admin;
  const { administrator } = staff;
  const before = '* One\n* Two\n\nA line\nand the next, __bold__.\n\n| a | b |\n|--|--|\n| 1 | 2 |';
  const created = await administrator.publish('page', { title: 'Old text', body: before });
  const path = `${entries}/${valueAt(created.json, 'data', 'documentId')}`;
  await admin.logIn(await staff.member('Editor'));
  await admin.open(`/admin${path}?plugins[i18n][locale]=en`);
  const text = admin.field(/^Text\W*$/);
  await text.waitFor();
  await expect(text.getByRole('listitem')).toHaveText(['One', 'Two']);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await text.getByRole('listitem').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await admin.save();
  const { json } = await administrator.call('GET', path);
  expect(valueAt(json, 'data', 'body')).toBe(before.replace('Two', 'Two!'));
});

test('an Editor cannot write in the published text @slow', async ({ admin, staff }) => {
  const { page } = admin;
  const data = { title: 'A published text', body: 'As visitors see it.' };
  const created = await staff.administrator.publish('page', data);
  const path = `${entries}/${valueAt(created.json, 'data', 'documentId')}`;
  await admin.logIn(await staff.member('Editor'));
  await admin.open(`/admin${path}?plugins[i18n][locale]=en`);
  await page.getByRole('tab', { name: 'Published' }).click();
  await expect(admin.field(/^Text\W*$/)).toHaveAttribute('contenteditable', 'false');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeDisabled();
});

test('an Editor opens a long text and types in it within twenty seconds @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  const created = await administrator.publish('page', { title: 'A long text', body: 'Short.' });
  const path = `${entries}/${valueAt(created.json, 'data', 'documentId')}`;
  const body = 'മഴവിൽ ഒരു **വാക്ക്**.\n\n'.repeat(4_300);
  expect((await administrator.callAsForm('PUT', path, { body })).status).toBe(200);
  await admin.logIn(await staff.member('Editor'));
  await admin.open(`/admin${path}?plugins[i18n][locale]=en`);
  const begun = performance.now();
  const paragraphs = admin.field(/^Text\W*$/).locator('p');
  await expect(paragraphs.last()).toContainText('മഴവിൽ');
  await paragraphs.first().click();
  await page.keyboard.type('ക');
  await expect(paragraphs.first()).toContainText('ക');
  expect(performance.now() - begun, 'milliseconds').toBeLessThan(20_000);
});

test('a text that is too long for the editor stays plain text until it is shorter @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  const text = await pageText(admin);
  await admin.field('Title').fill('A long text');
  const plain = page.getByRole('button', { name: 'Plain text' });
  await plain.click();
  await text.fill('മ'.repeat(250_001));
  await expect(page.getByText('This text has more than 250,000 letters')).toBeVisible();
  await expect(admin.check()).toContainText('This is too much text to be saved at once: 733 KB');
  await expect(plain, 'it would hang').toBeDisabled();
  await text.fill('മഴ');
  await plain.click();
  await expect(text.getByRole('paragraph')).toHaveText('മഴ');
});

test('if the editor cannot be loaded, the text can be edited as plain text @slow', async ({
  admin,
  staff,
  allowed,
}) => {
  const { page } = admin;
  allowed.problems.push(/text-editor-[\w-]+\.(js|css)/, /net::ERR_FAILED/);
  await page.route(/\/admin\/text-editor-[\w-]+\.js/, (route) => route.abort());
  await admin.logIn(await staff.member('Editor'));
  const text = await pageText(admin);
  await expect(page.getByText('a part of the admin did not load')).toBeVisible();
  await text.fill('## Written all the same');
  expect(await text.inputValue()).toBe('## Written all the same');
});
