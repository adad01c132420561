import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Login } from '../cms/tests/support/admin.ts';
import { valueAt } from '../cms/tests/support/http.ts';

/** A type as its page in the admin is addressed: `just-in`, `volunteer-form`. */
type TypeName = string;

/** The admin's pages as staff use them: found by labels and button names alone. */
export class AdminPages {
  readonly page: Page;
  readonly #url: string;

  /** `url` is the CMS's address without a slash at its end. */
  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  /** By the request that the log-in page sends. Opens nothing. */
  async logIn({ email, password }: Login): Promise<void> {
    const context = this.page.context();
    // An open form asks on, and its refused question would end the next person's session.
    await this.page.goto('about:blank');
    const data = { email, password, deviceId: randomUUID(), rememberMe: false };
    const reply = await context.request.post(`${this.#url}/admin/login`, { data });
    const token = valueAt(await reply.json(), 'data', 'token');
    expect(token, 'the log-in succeeds').toEqual(expect.any(String));
    await context.addCookies([{ name: 'jwtToken', value: String(token), url: this.#url }]);
  }

  /** Opens the admin, fills in the form of the log-in page, and waits for the first page. */
  async logInByForm({ email, password }: Login): Promise<void> {
    await this.page.goto(`${this.#url}/admin`);
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: false }).first().fill(password);
    await this.page.getByRole('button', { name: 'Login' }).click();
    await this.page.getByRole('link', { name: 'Content Manager' }).waitFor();
  }

  /** The list of a type's entries. */
  async openList(type: TypeName): Promise<void> {
    // A list that is still loading forgets which rows are chosen.
    await this.page.goto(`${this.#url}${listPath(type)}`, { waitUntil: 'networkidle' });
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** An address of the admin, such as `/admin/settings`. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#url + path);
  }

  /** The empty form of a new entry. Who may not publish waits for the button `Save`. */
  async openNew(type: TypeName, button = 'Publish'): Promise<void> {
    await this.page.goto(`${this.#url}${listPath(type)}/create`);
    await this.page.getByRole('button', { name: button, exact: true }).waitFor();
  }

  /** The form of a type with a single entry. */
  async openSingle(type: TypeName): Promise<void> {
    await this.page.goto(`${this.#url}/admin/content-manager/single-types/api::${type}.${type}`);
    await this.page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
  }

  /** The field with this label, as it stands in the form. */
  field(label: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name: label });
  }

  /**
   * Uploads a picture into the one picture field of the form, with its alternative text, and waits
   * until it stands there.
   */
  async addPicture(file: string, alternativeText: string): Promise<void> {
    await this.page.getByRole('button', { name: /Click to add an asset/ }).click();
    await this.page.getByRole('button', { name: 'Add more assets' }).click();
    await this.page.locator('input[type=file]').setInputFiles(file);
    await this.page.getByRole('button', { name: 'Edit' }).last().click();
    await this.page.getByRole('textbox', { name: 'Alternative text' }).fill(alternativeText);
    await this.page.getByRole('dialog').last().getByRole('button', { name: 'Finish' }).click();
    await this.page.getByRole('button', { name: /^Upload 1 asset/ }).click();
    await this.page.getByRole('button', { name: 'Finish' }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Puts another file in place of the one in the one file field of the form. */
  async replaceFile(file: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete' }).click();
    await this.page.getByRole('button', { name: /Click to add an asset/ }).click();
    await this.page.getByRole('button', { name: 'Add more assets' }).click();
    await this.page.locator('input[type=file]').setInputFiles(file);
    await this.page.getByRole('button', { name: /^Upload 1 asset/ }).click();
    await this.page.getByRole('button', { name: 'Finish' }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** The tick without which no picture is published. */
  permission(): Locator {
    return this.page.getByRole('checkbox', { name: /^Everybody who can be recognised agreed/ });
  }

  /** What the check beside the form says. */
  check(): Locator {
    return this.page.getByRole('complementary').filter({ hasText: 'Check before you publish' });
  }

  /** Presses "Open preview"; the website's page in its own window. */
  async openPreview(): Promise<Page> {
    const opened = this.page.context().waitForEvent('page');
    await this.page.getByRole('button', { name: 'Open preview' }).click();
    const preview = await opened;
    await preview.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/(?!preview)/);
    return preview;
  }

  /** A row of the list that holds these words. */
  row(words: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: words });
  }

  /** Presses a key until the focus is there, or inside of it. */
  async reach(target: Locator, key = 'Tab'): Promise<void> {
    const hasFocus = () => target.evaluate((element) => element.contains(document.activeElement));
    for (let step = 0; step < 60 && !(await hasFocus()); step += 1) {
      await this.page.keyboard.press(key);
    }
    expect(await hasFocus(), `${target} has the focus`).toBe(true);
  }

  /**
   * Goes with Tab to the table that holds it, and with the arrows from cell to cell.
   * @param column 'ArrowLeft' where it stands left of the table's first heading
   */
  async reachCell(target: Locator, column = 'ArrowRight'): Promise<void> {
    await expect(target).toBeVisible();
    await this.reach(this.page.getByRole('grid').filter({ has: target }));
    await this.reach(this.page.getByRole('row').filter({ has: target }), 'ArrowDown');
    await this.reach(this.page.getByRole('gridcell').filter({ has: target }), column);
  }

  /** Enter leads into a cell that has two buttons or a link. */
  async pressInTable(target: Locator): Promise<void> {
    await this.reachCell(target);
    await this.reach(target, 'Enter');
    await this.page.keyboard.press('Enter');
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await this.page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor();
  }

  /** Presses "Publish", and waits until it has happened. */
  async publish(): Promise<void> {
    const published = this.page.waitForResponse(/\/actions\/publish/);
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    expect((await published).status()).toBe(200);
  }
}

function listPath(type: TypeName): string {
  return `/admin/content-manager/collection-types/api::${type}.${type}`;
}
