import { linkProblem } from '../../../content/addresses/links.ts';
import { markdownTable } from './pasted-text.ts';

/** The UTF-16 units of the longest emoji, a family. An image with a longer `alt` is no emoji. */
const MAX_EMOJI_UNITS = 11;
/** No real table has more columns. */
const MAX_SPAN = 50;

/** Turns HTML of Word, Google Docs and messengers into the elements that the editor has. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Text that was copied in this editor is clean.
  if (body.querySelector('[data-pm-slice]')) return html;
  convertWordLists(body);
  reduceHeadings(body);
  replaceCode(body);
  for (const table of body.querySelectorAll('table')) table.replaceWith(...convertTable(table));
  nestLists(body);
  replaceImages(body);
  removeRefusedLinks(body);
  return body.innerHTML;
}

/** Word writes a list item as a paragraph, with the bullet as text and the level in the style. */
function convertWordLists(body: HTMLElement): void {
  /** The lists around the last item, the outermost first. */
  let lists: { readonly level: number; readonly element: HTMLElement }[] = [];
  for (const paragraph of body.querySelectorAll('p[class^="MsoListParagraph"]')) {
    const bullet = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    if (!bullet) continue;
    const style = paragraph.getAttribute('style') ?? '';
    const level = Number(/mso-list:[^;]{0,100}level(\d)/i.exec(style)?.[1] ?? 1);
    // A number is `1.`, `a)` or `iv.`. A bullet may be the letter o.
    const tag = /^\(?(\d+|[a-z]+)[.)]/i.test(bullet.textContent.trim()) ? 'ol' : 'ul';
    bullet.remove();
    const continuesList = paragraph.previousElementSibling === lists[0]?.element;
    lists = continuesList ? lists.filter((list) => list.level <= level) : [];
    const sameLevel = lists.at(-1)?.level === level ? lists.pop() : undefined;
    let list = sameLevel?.element;
    if (!list?.matches(tag)) {
      list = document.createElement(tag);
      const outerItem = lists.at(-1)?.element.lastElementChild;
      if (outerItem) outerItem.append(list);
      else paragraph.before(list);
    }
    lists.push({ level, element: list });
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Reduces headings to the two levels that have buttons. */
function reduceHeadings(body: HTMLElement): void {
  const levelShift = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(3, Number(heading.tagName[1]) + levelShift);
    const replacement = document.createElement(`h${level}`);
    replacement.append(...heading.childNodes);
    heading.replaceWith(replacement);
  }
}

/** Turns code into plain paragraphs, as the website shows it. */
function replaceCode(body: HTMLElement): void {
  for (const code of body.querySelectorAll('pre')) {
    const lines = code.textContent.split('\n').filter((line) => line.trim() !== '');
    code.replaceWith(...lines.map((line) => textElement('p', line)));
  }
  for (const code of body.querySelectorAll('code')) code.replaceWith(...code.childNodes);
}

/** A table with one column, such as the frame of a mail, becomes paragraphs. */
function convertTable(table: HTMLTableElement): HTMLElement[] {
  const rows = cellsOf(table).filter((cells) => cells.some((cell) => cell !== ''));
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  if (columns < 2 || table.querySelector('table')) {
    return rows.map((cells) => textElement('p', cells.join(' ')));
  }
  const markdown = textElement('pre', markdownTable(rows));
  markdown.dataset.markdown = '';
  // The cursor goes into a paragraph below the table.
  return [markdown, document.createElement('p')];
}

/** A merged cell has its text in its first place; its other places are empty. */
function cellsOf(table: HTMLTableElement): string[][] {
  const grid = Array.from(table.rows, (): string[] => []);
  for (const [top, cells] of grid.entries()) {
    let left = 0;
    for (const cell of table.rows[top]?.cells ?? []) {
      while (cells[left] !== undefined) left += 1;
      const right = left + Math.min(cell.colSpan, MAX_SPAN);
      const bottom = top + (cell.rowSpan || grid.length);
      for (const coveredRow of grid.slice(top, bottom)) {
        for (let column = left; column < right; column += 1) coveredRow[column] = '';
      }
      cells[left] = textOfCell(cell);
    }
  }
  return grid;
}

/** Returns one line: a Markdown table cannot hold paragraphs, as Word has them in cells, or the tables of a mail. */
function textOfCell(cell: HTMLTableCellElement): string {
  for (const block of cell.querySelectorAll('p, div, li, br, td, th')) block.after(' ');
  return cell.textContent.replace(/\s+/g, ' ').trim();
}

/** Google Docs puts an inner list after the item, and not into it. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul, ol')) {
    list.setAttribute('data-tight', 'true');
    const previous = list.previousElementSibling;
    if (list.parentElement?.matches('ul, ol') && previous?.matches('li')) previous.append(list);
  }
}

/** Removes images, since the images of a text are in the media library. An image of an emoji becomes the emoji. */
function replaceImages(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img')) {
    const emoji = image.alt.length <= MAX_EMOJI_UNITS ? image.alt : '';
    // WhatsApp puts the emoji into `data-plain-text`.
    image.replaceWith(image.dataset.plainText ?? emoji);
  }
}

function removeRefusedLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (href === '' || linkProblem(href) !== '') link.replaceWith(...link.childNodes);
  }
}

function textElement(tag: 'p' | 'pre', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
