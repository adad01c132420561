import type { Page } from '@playwright/test';
import type { Backend } from '../backend/backend.ts';
import { nullData } from '../backend/faults.ts';
import { expectAccessible } from './accessibility.ts';
import { fillContact, fillRegistration, person, submitAndSeeItArrive } from './fill-form.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';

const kinds = ['volunteer', 'intern', 'sponsor'] as const;
const failure = 'Something went wrong. Please try again later...';
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Submit/ });
const messages = (page: Page) => page.getByRole('main').getByRole('alert').getByRole('listitem');
const posts = (backend: Backend) => backend.calls.filter(({ method }) => method === 'POST');

/** Waits until scripts have taken over, so that a click is theirs. */
async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

test.describe('opportunities', () => {
  test('[2.7] the list: three cards that lead to their pages @both', async ({ page }) => {
    await page.goto('/opportunities');
    await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
    const cards = [
      ['Volunteer with us', 'volunteer'],
      ['Intern with us', 'intern'],
      ['Be a Sponsor', 'sponsor'],
    ] as const;
    for (const [title, kind] of cards) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) });
      const link = card.getByRole('link', { name: 'Know more' });
      await expect(link).toHaveText('Know more');
      await expect(link).toHaveAttribute('href', `/opportunities/${kind}`);
    }
  });

  const details = [
    ['volunteer', 'Volunteer With us', 'Be a Volunteer', 'Are you a student?'],
    ['intern', 'Intern With Us', 'Register Now', 'Are you a student?'],
    ['sponsor', 'Be a Sponsor', 'Donate now', 'Are you currently employed?'],
  ] as const;
  for (const [kind, heading, formHeading, question] of details) {
    test(`[2.7] ${kind}: headings, fields and question @both`, async ({ page }) => {
      await page.goto(`/opportunities/${kind}`);
      await expect(
        page.getByRole('heading', { level: 1, name: heading, exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: formHeading, exact: true })).toBeVisible();
      for (const label of ['First Name', 'Last Name', 'Email ID', 'Mobile Number']) {
        await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      }
      const group = page.getByRole('group', { name: question, exact: true });
      await expect(group.getByRole('radio')).toHaveCount(2);
      await expect(
        page.getByLabel('Describe yourself (Skills,experience...)', { exact: true }),
      ).toHaveCount(kind === 'sponsor' ? 0 : 1);
      await expect(submit(page)).toHaveText('Submit');
    });

    test(`[4.1] [R19] ${kind}: chosen in the address, and back to the list @both`, async ({
      page,
    }) => {
      await page.goto(`/opportunities?chosen=${kind}`);
      await expect(
        page.getByRole('heading', { level: 1, name: heading, exact: true }),
      ).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`/opportunities/${kind}$`),
      );
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Opportunities', exact: true })
        .click();
      await expect(page).toHaveURL(/\/opportunities$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
    });
  }

  test('[4.1] an unknown choice shows the list @both', async ({ page }) => {
    await page.goto('/opportunities?chosen=nothing');
    await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
  });

  test('[2.7] each kind has its own title and meta description', async ({ page }) => {
    const seen = new Set<string>();
    for (const path of ['', '/volunteer', '/intern', '/sponsor']) {
      await page.goto(`/opportunities${path}`);
      seen.add(await page.title());
      seen.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
    }
    expect(seen.size).toBe(8);
  });

  for (const kind of ['volunteer', 'intern'] as const) {
    test(`[4.2] ${kind}: study fields only while "yes" is chosen @both`, async ({ page }) => {
      await page.goto(`/opportunities/${kind}`);
      const study = page.getByLabel('Field of Study');
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(study).toBeHidden();
      await page.getByLabel('Yes').check();
      await expect(study).toBeVisible();
      await expect(page.getByLabel('Institution Name')).toBeVisible();
      await page.getByLabel('No', { exact: true }).check();
      await expect(study).toBeHidden();
    });
  }

  test('[4.2] sponsor: no study fields, whatever is chosen @both', async ({ page }) => {
    await page.goto('/opportunities/sponsor');
    await page.getByLabel('Yes').check();
    await expect(page.getByLabel('Field of Study')).toHaveCount(0);
    await expect(page.getByLabel('Institution Name')).toHaveCount(0);
  });

  test('[R14] hidden study fields are sent empty @both', async ({ page, startOwn }) => {
    const { site, backend } = await startOwn();
    await page.goto(`${site.url}/opportunities/volunteer`);
    await fillRegistration(page, 'volunteer');
    await page.getByLabel('No', { exact: true }).check();
    await submitAndSeeItArrive(page);
    expect(JSON.parse(posts(backend)[0]?.body ?? '').data).toMatchObject({
      student: '0',
      fieldOfStudy: '',
      institutionName: '',
    });
  });

  test('[R15] the mobile field says what it wants, and brings the right keyboard @both', async ({
    page,
  }) => {
    await page.goto('/opportunities/intern');
    const mobile = page.getByLabel('Mobile Number');
    await expect(mobile).toHaveAttribute('type', 'tel');
    await expect(mobile).toHaveAttribute('autocomplete', 'tel');
    await expect(mobile).toHaveAccessibleDescription(/10 digits/);
    await expect(page.getByLabel('Email ID')).toHaveAttribute('type', 'email');
  });
});

test.describe('checking', () => {
  for (const kind of kinds) {
    test(`[5.1] [8] ${kind}: all messages in a list above the button, nothing is sent @both`, async ({
      page,
      allowed,
      startOwn,
    }) => {
      allowed.problems.push(/status of 422/);
      const { site, backend } = await startOwn();
      await page.goto(`${site.url}/opportunities/${kind}`);
      await submit(page).click();
      await expect(messages(page)).toHaveText([
        'First name cannot be empty.',
        'Mobile number cannot be empty.',
        'Email cannot be empty.',
      ]);
      const list = await messages(page).first().boundingBox();
      const button = await submit(page).boundingBox();
      expect(list?.y ?? 0).toBeLessThan(button?.y ?? 0);
      await page.getByLabel('First Name').fill('Asha');
      await page.getByLabel('Mobile Number').fill('98765 43210');
      await page.getByLabel('Email ID').fill('asha@mail');
      await submit(page).click();
      await expect(messages(page)).toHaveText([
        'Please enter a valid phone number.',
        'Please enter a valid Email.',
      ]);
      await expect(page.getByLabel('Mobile Number')).toHaveValue('98765 43210');
      expect(posts(backend)).toEqual([]);
    });
  }

  test('[5.2] [8] contact: the messages in the specified order, below the fields @both', async ({
    page,
    allowed,
  }) => {
    allowed.problems.push(/status of 422/);
    await page.goto('/contact-us');
    await page.getByPlaceholder('Enter your email').fill('asha@mail');
    await submit(page).click();
    await expect(messages(page)).toHaveText([
      'Please enter a valid email.',
      'Name cannot be blank.',
      'Comments cannot be blank.',
    ]);
    await page.getByPlaceholder('Enter your email').fill('');
    await page.getByPlaceholder('Enter your name').fill('   ');
    await submit(page).click();
    await expect(messages(page), '[R9]').toHaveText([
      'Name cannot be blank.',
      'Email cannot be blank.',
      'Comments cannot be blank.',
    ]);
  });

  test('[R16] the list has the focus, and each message is tied to its field @both', async ({
    page,
    allowed,
  }) => {
    allowed.problems.push(/status of 422/);
    await page.goto('/opportunities/volunteer');
    await submit(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    const name = page.getByLabel('First Name');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription('First name cannot be empty.');
    await expect(page.getByLabel('Last Name')).not.toHaveAttribute('aria-invalid');
    await messages(page).first().getByRole('link').click();
    await expect(name).toBeFocused();
  });

  test('[2.8] the contact page: head, heading, fields and panel @both', async ({ page }) => {
    await page.goto('/contact-us');
    await expect(page).toHaveTitle(
      'Contact Us | Mazhavil - Empowering Young Minds Through Education',
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact-us$/);
    await expect(page.getByText("Reach out, and let's make a difference together!")).toBeVisible();
    const comments = page.getByPlaceholder('Go ahead, we are listening...');
    await expect(comments).toHaveAttribute('cols', '30');
    await expect(comments).toHaveAttribute('rows', '10');
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(main.locator('a[href^="mailto:"]')).toHaveCount(1);
    await expect(main.getByText('12 Sample Street')).toBeVisible();
  });

  for (const path of ['/contact-us', '/opportunities/sponsor']) {
    test(`[R17] ${path} has a privacy notice with a link, and no tick box @both`, async ({
      page,
    }) => {
      await page.goto(path);
      const form = page.getByRole('main').locator('form');
      await expect(form.getByText(/24 months/)).toBeVisible();
      await expect(form.getByRole('link', { name: 'How we handle your data' })).toHaveAttribute(
        'href',
        '/privacy',
      );
      await expect(form.getByRole('checkbox')).toHaveCount(0);
    });
  }
});

test.describe('sending', () => {
  const timed = [
    ['/opportunities/volunteer', 2000, '4.2'],
    ['/contact-us', 3000, '4.3'],
  ] as const;
  for (const [path, milliseconds, section] of timed) {
    test(`[${section}] [9] ${path}: "Submitted!" for ${milliseconds} ms, all emptied, no page load`, async ({
      page,
      startOwn,
    }) => {
      const { site } = await startOwn();
      await page.goto(site.url + path);
      await hydrated(page);
      await page.clock.install();
      await page.evaluate(() => Object.assign(window, { same: true }));
      if (path === '/contact-us') await fillContact(page);
      else await fillRegistration(page, 'volunteer');
      await submit(page).click();
      await expect(submit(page)).toHaveText('Submitted!');
      await page.clock.runFor(milliseconds - 400);
      await expect(submit(page)).toHaveText('Submitted!');
      await page.clock.runFor(800);
      await expect(submit(page)).toHaveText('Submit');
      await expect(page.getByRole('main').getByRole('status'), '[R12]').toContainText(
        'has arrived',
      );
      const form = page.getByRole('main').locator('form');
      for (const field of await form
        .locator('input[type=text], input[type=email], input[type=tel], textarea')
        .all()) {
        await expect(field).toHaveValue('');
      }
      await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(messages(page)).toHaveCount(0);
      expect(await page.evaluate(() => 'same' in window)).toBe(true);
    });
  }

  test('[R12] [R18] without scripts a redirect leads to the lasting word that it arrived @nojs', async ({
    page,
    startOwn,
  }) => {
    const { site, backend } = await startOwn();
    await page.goto(`${site.url}/opportunities?chosen=intern`);
    await fillRegistration(page, 'intern');
    await submitAndSeeItArrive(page);
    await expect(page).toHaveURL(/\/opportunities\/intern\?sent=yes/);
    await expect(page.getByLabel('First Name')).toHaveValue('');
    await page.reload();
    expect(posts(backend), '[R13] a reload sends nothing').toHaveLength(1);
  });

  test('[R13] a double click sends once', async ({ page, startOwn }) => {
    const { site, backend } = await startOwn();
    backend.set({ writes: { kind: 'slow', ms: 600 } });
    await page.goto(`${site.url}/contact-us`);
    await hydrated(page);
    await fillContact(page);
    await submit(page).dblclick();
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    await submit(page).click({ force: true });
    await expect(page.getByText('Sending, one moment…')).toBeAttached();
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    await submit(page).click();
    expect(posts(backend)).toHaveLength(1);
    await expect(messages(page)).toHaveCount(0);
  });

  test('[R13] an answer that was lost, and tried again, is one record', async ({
    page,
    startOwn,
    allowed,
  }) => {
    allowed.problems.push(/status of 503/);
    const { site, backend } = await startOwn({ idempotent: true });
    backend.set({ writes: { kind: 'store-then-cut' } });
    page.on('dialog', (dialog) => dialog.dismiss());
    await page.goto(`${site.url}/opportunities/sponsor`);
    await hydrated(page);
    await fillRegistration(page, 'sponsor');
    await submit(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(failure);
    backend.set({});
    await page.reload();
    await hydrated(page);
    await submitAndSeeItArrive(page);
    expect(backend.records).toHaveLength(1);
    expect(new Set(posts(backend).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('[R13] the same again without scripts is one record; with scripts a second message is two @both', async ({
    page,
    startOwn,
    javaScriptEnabled,
  }) => {
    const { site, backend } = await startOwn();
    for (let round = 0; round < 2; round += 1) {
      await page.goto(`${site.url}/contact-us`);
      if (javaScriptEnabled) await hydrated(page);
      await fillContact(page);
      await submitAndSeeItArrive(page);
    }
    expect(backend.records).toHaveLength(javaScriptEnabled ? 2 : 1);
  });
});

test.describe('failing', () => {
  for (const path of ['/opportunities/volunteer', '/contact-us']) {
    test(`[8] [R10] ${path}: the alert, the words on the page, everything kept`, async ({
      page,
      startOwn,
      allowed,
    }) => {
      allowed.problems.push(/status of 503/);
      const { site, backend } = await startOwn();
      backend.set({ writes: { kind: 'status', status: 500 } });
      const alerts: string[] = [];
      page.on('dialog', async (dialog) => {
        alerts.push(`${dialog.type()}: ${dialog.message()}`);
        await dialog.dismiss();
      });
      await page.goto(site.url + path);
      await hydrated(page);
      if (path === '/contact-us') await fillContact(page);
      else await fillRegistration(page, 'volunteer');
      await submit(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(failure);
      await expect.poll(() => alerts).toEqual([`alert: ${failure}`]);
      await expect(submit(page)).toHaveText('Submit');
      await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
      const first =
        path === '/contact-us'
          ? page.getByPlaceholder('Enter your name')
          : page.getByLabel('First Name');
      await expect(first).toHaveValue(new RegExp(person.firstName));
      backend.set({});
      await submitAndSeeItArrive(page);
      expect(backend.records).toHaveLength(1);
    });
  }

  test('[8] [R10] no network between browser and site: the same', async ({
    page,
    startOwn,
    allowed,
  }) => {
    allowed.problems.push(/ERR_FAILED|ERR_INTERNET|failed request/);
    const { site, backend } = await startOwn();
    const alerts: string[] = [];
    page.on('dialog', async (dialog) => {
      alerts.push(dialog.message());
      await dialog.dismiss();
    });
    await page.goto(`${site.url}/opportunities/intern`);
    await hydrated(page);
    await fillRegistration(page, 'intern');
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await submit(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(failure);
    await expect.poll(() => alerts).toEqual([failure]);
    expect(posts(backend)).toEqual([]);
    await page.unroute('**/*');
    await submitAndSeeItArrive(page);
  });

  test('[8] [R10] null data: the words on the page, no alert box, nothing reset', async ({
    page,
    startOwn,
    allowed,
  }) => {
    allowed.problems.push(/status of 503/);
    const { site, backend } = await startOwn();
    backend.set({ writes: nullData });
    let alerts = 0;
    page.on('dialog', (dialog) => {
      alerts += 1;
      return dialog.dismiss();
    });
    await page.goto(`${site.url}/opportunities/volunteer`);
    await hydrated(page);
    await fillRegistration(page, 'volunteer');
    await submit(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(failure);
    await page.waitForTimeout(300);
    expect(alerts).toBe(0);
    await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);
    await expect(page.getByLabel('Yes')).toBeChecked();
  });

  test('[8] [R10] [R18] without scripts: the words and everything typed come back @nojs', async ({
    page,
    startOwn,
    allowed,
  }) => {
    allowed.problems.push(/status of 503/);
    const { site, backend } = await startOwn();
    backend.set({ writes: { kind: 'status', status: 500 } });
    await page.goto(`${site.url}/opportunities/volunteer`);
    await fillRegistration(page, 'volunteer');
    await submit(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(failure);
    await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);
    await expect(page.getByLabel('Field of Study')).toHaveValue(person.fieldOfStudy);
    await expect(page.getByLabel('Yes')).toBeChecked();
    await page.getByRole('link', { name: 'Clear what I typed' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('');
  });

  test('[8] what was typed outlives a reload, in this tab alone, until it is cleared or sent', async ({
    page,
    context,
    startOwn,
  }) => {
    const { site } = await startOwn();
    const open = `${site.url}/opportunities/intern`;
    await page.goto(open);
    await hydrated(page);
    await fillRegistration(page, 'intern');
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);
    await expect(page.getByLabel('Institution Name')).toHaveValue(person.institutionName);
    const other = await context.newPage();
    await other.goto(open);
    await hydrated(other);
    await expect(other.getByLabel('First Name')).toHaveValue('');
    await page.getByRole('link', { name: 'Clear what I typed' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('First Name')).toHaveValue('');
    await fillRegistration(page, 'intern');
    await submitAndSeeItArrive(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => sessionStorage.getItem('form:intern'))).toBeNull();
  });

  test('[8] with the outbox, an outage does not reach the visitor @both', async ({
    page,
    startOwn,
  }) => {
    const { site, backend } = await startOwn({ idempotent: true }, { OUTBOX: 'on' });
    backend.set({ writes: { kind: 'status', status: 500 } });
    await page.goto(`${site.url}/contact-us`);
    await fillContact(page);
    await submitAndSeeItArrive(page);
    const waiting = async () =>
      ((await (await fetch(`${site.url}/readyz`)).json()) as { outbox: { waiting: number } }).outbox
        .waiting;
    expect(await waiting()).toBe(1);
    backend.set({});
    await expect.poll(waiting).toBe(0);
    expect(backend.records).toHaveLength(1);
  });
});

test.describe('abuse', () => {
  test('a filled trap gets the normal reply and is dropped @both', async ({
    page,
    startOwn,
    javaScriptEnabled,
  }) => {
    const { site, backend } = await startOwn();
    if (!javaScriptEnabled) {
      // Without scripts in the page nothing can fill the hidden field in: post it as a robot does.
      const reply = await page.request.post(`${site.url}/contact-us`, {
        form: { name: 'R', email: 'r@b.co', comments: 'buy', topic: 'x' },
        maxRedirects: 0,
      });
      expect(reply.status()).toBe(303);
    } else {
      await page.goto(`${site.url}/contact-us`);
      await hydrated(page);
      await fillContact(page);
      await page.locator('input[name=topic]').evaluate((input: HTMLInputElement) => {
        input.value = 'x';
      });
      await submitAndSeeItArrive(page);
    }
    expect(posts(backend)).toEqual([]);
  });

  test('the trap is not drawn, not reached by Tab, not in the accessibility tree', async ({
    page,
  }) => {
    await page.goto('/contact-us');
    await expect(page.locator('input[name=topic]')).toBeHidden();
    await expect(page.getByRole('textbox')).toHaveCount(3);
  });

  test('too many: a plain message, and what was typed stays', async ({
    page,
    startOwn,
    allowed,
  }) => {
    allowed.problems.push(/status of 429/);
    const { site, backend } = await startOwn({}, { FORM_LIMIT_PER_ADDRESS: '1' });
    await page.goto(`${site.url}/contact-us`);
    await hydrated(page);
    await fillContact(page);
    await submitAndSeeItArrive(page);
    await page.reload();
    await hydrated(page);
    await fillContact(page);
    await submit(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Please wait 10 minutes');
    await expect(page.getByPlaceholder('Enter your name')).not.toHaveValue('');
    expect(backend.records).toHaveLength(1);
  });
});

test.describe('looks', () => {
  for (const path of [
    '/opportunities',
    '/opportunities/volunteer',
    '/opportunities/sponsor',
    '/contact-us',
  ]) {
    test(`${path}: errors and success pass WCAG 2.2 AA and never scroll sideways`, async ({
      page,
      startOwn,
    }) => {
      const { site } = await startOwn();
      await page.goto(site.url + path);
      if (path !== '/opportunities') await hydrated(page);
      if (path !== '/opportunities') {
        await submit(page).click();
        await expect(messages(page)).toHaveCount(3);
        await expectAccessible(page);
        await expectNoSidewaysScrollAtAnyWidth(page);
        if (path === '/contact-us') await fillContact(page);
        else await fillRegistration(page, path.endsWith('sponsor') ? 'sponsor' : 'volunteer');
        await submitAndSeeItArrive(page);
      }
      await expectAccessible(page);
      await expectNoSidewaysScrollAtAnyWidth(page);
    });
  }
});
