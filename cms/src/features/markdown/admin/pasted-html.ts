import { linkProblem } from '../../../content/addresses/link-problem';
import { markdownTable } from './markdown-table';

/** WhatsApp draws each emoji as a picture, with the emoji as its `alt`. One of a family has eleven units of UTF-16. */
const MAX_EMOJI_UNITS = 11;
/** No table that people read has more columns. */
const MAX_SPAN = 50;

/**
 * Turns what Word, Google Docs and messengers put on the clipboard into the elements that the editor knows.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // The text was copied in the editor itself.
  if (body.querySelector('[data-pm-slice]')) return html;
  makeListsOfWord(body);
  keepWhatButtonsMake(body);
  for (const table of body.querySelectorAll('table')) table.replaceWith(...tableAsMarkdown(table));
  for (const list of body.querySelectorAll('ul, ol')) {
    list.setAttribute('data-tight', 'true');
    // Google Docs puts the inner list behind a point, and it belongs into that point.
    const before = list.previousElementSibling;
    if (list.parentElement?.matches('ul, ol') && before?.matches('li')) before.append(list);
  }
  for (const image of body.querySelectorAll('img')) {
    // Pictures come from the Media Library.
    const emoji = image.alt.length <= MAX_EMOJI_UNITS ? image.alt : '';
    image.replaceWith(image.dataset.plainText ?? emoji);
  }
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (href === '' || linkProblem(href) !== '') link.replaceWith(...link.childNodes);
  }
  return body.innerHTML;
}

/** Word writes each point as a paragraph with its sign before it, and says its level in the style. */
function makeListsOfWord(body: HTMLElement): void {
  /** The lists around the last point, the outer one first. */
  let lists: { readonly level: number; readonly element: HTMLElement }[] = [];
  for (const point of body.querySelectorAll('p[class^="MsoListParagraph"]')) {
    const sign = point.querySelector('[style*="mso-list:Ignore" i]');
    if (!sign) continue;
    const found = /mso-list:[^;]{0,100}level(\d)/i.exec(point.getAttribute('style') ?? '');
    const level = Number(found?.[1] ?? 1);
    // `1.`, `a)` or `iv.`; a bullet may be the letter o.
    const name = /^\(?(\d+|[a-z]+)[.)]/i.test(sign.textContent.trim()) ? 'ol' : 'ul';
    sign.remove();
    const isNext = point.previousElementSibling === lists[0]?.element;
    lists = isNext ? lists.filter((list) => list.level <= level) : [];
    const before = lists.at(-1)?.level === level ? lists.pop() : undefined;
    let list = before?.element;
    if (!list?.matches(name)) {
      list = document.createElement(name);
      const outerPoint = lists.at(-1)?.element.lastElementChild;
      if (outerPoint) outerPoint.append(list);
      else point.before(list);
    }
    lists.push({ level, element: list });
    const item = document.createElement('li');
    item.append(...point.childNodes);
    list.append(item);
    point.remove();
  }
}

/**
 * Leaves headings of two levels, as the buttons make them, and no code, which the website shows as plain
 * text.
 */
function keepWhatButtonsMake(body: HTMLElement): void {
  const down = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(3, Number(heading.tagName[1]) + down);
    const made = document.createElement(`h${level}`);
    made.append(...heading.childNodes);
    heading.replaceWith(made);
  }
  for (const code of body.querySelectorAll('pre')) {
    const lines = code.textContent.split('\n').filter((line) => line.trim() !== '');
    const paragraphs = lines.map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    });
    code.replaceWith(...paragraphs);
  }
  for (const code of body.querySelectorAll('code')) code.replaceWith(...code.childNodes);
}

/** The editor holds a table as Markdown. One of a single column, as around a whole mail, is its words. */
function tableAsMarkdown(table: HTMLTableElement): HTMLElement[] {
  const rows = gridOf(table).filter((cells) => cells.some((cell) => cell !== ''));
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  if (columns < 2 || table.querySelector('table')) {
    return rows.map((cells) => textElement('p', cells.join(' ')));
  }
  const source = textElement('pre', markdownTable(rows));
  source.dataset.markdown = '';
  // What is typed next stands behind the table.
  return [source, document.createElement('p')];
}

/** The words of each place: a cell that covers several has its words in the first, and none in the others. */
function gridOf(table: HTMLTableElement): string[][] {
  const grid = Array.from(table.rows, (): string[] => []);
  for (const [top, row] of [...table.rows].entries()) {
    let left = 0;
    for (const cell of row.cells) {
      while (grid[top]?.[left] !== undefined) left += 1;
      const width = Math.min(cell.colSpan, MAX_SPAN);
      for (const covered of grid.slice(top, top + (cell.rowSpan || grid.length))) {
        for (let at = left; at < left + width; at += 1) covered[at] = '';
      }
      grid[top]?.splice(left, 1, wordsOfCell(cell));
    }
  }
  return grid;
}

/** A cell of Word or Google Docs holds paragraphs; one of Markdown is a line. */
function wordsOfCell(cell: HTMLTableCellElement): string {
  for (const block of cell.querySelectorAll('p, div, li, br')) block.after(' ');
  return cell.textContent.replace(/\s+/g, ' ').trim();
}

function textElement(name: 'p' | 'pre', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
