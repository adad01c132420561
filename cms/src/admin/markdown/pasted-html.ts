import { linkProblem } from '../../editing/checks/links';

const SEPARATOR = ' – ';

/** What Word, Google Docs and messengers put on the clipboard, in the elements that the editor knows. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Copied in the editor itself.
  if (body.querySelector('[data-pm-slice]')) return html;
  makeListsOfWord(body);
  for (const table of body.querySelectorAll('table')) table.replaceWith(...rowsAsParagraphs(table));
  for (const list of body.querySelectorAll('ul, ol')) {
    list.setAttribute('data-tight', 'true');
    // Google Docs puts a list in a list where it belongs into the point before.
    const before = list.previousElementSibling;
    if (list.parentElement?.matches('ul, ol') && before?.matches('li')) before.append(list);
  }
  for (const image of body.querySelectorAll('img')) {
    // Pictures come from the Media Library; WhatsApp draws each emoji as one.
    image.replaceWith(image.dataset.plainText ?? (image.alt.length < 12 ? image.alt : ''));
  }
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    if (address === '' || linkProblem(address) !== '') link.replaceWith(...link.childNodes);
  }
  return body.innerHTML;
}

/** Word writes each point as a paragraph with its sign before it. */
function makeListsOfWord(body: HTMLElement): void {
  for (const point of body.querySelectorAll('p[class^="MsoListParagraph"]')) {
    const sign = point.querySelector('[style*="mso-list:Ignore" i]');
    if (!sign) continue;
    const name = /\d|^\s*[a-z]\W/i.test(sign.textContent) ? 'ol' : 'ul';
    sign.remove();
    const before = point.previousElementSibling;
    const list = before?.matches(`${name}.word`) ? before : document.createElement(name);
    list.className = 'word';
    if (list !== before) point.before(list);
    const item = document.createElement('li');
    item.append(...point.childNodes);
    list.append(item);
    point.remove();
  }
}

function rowsAsParagraphs(table: HTMLTableElement): HTMLParagraphElement[] {
  return [...table.rows].map((row) => {
    const paragraph = document.createElement('p');
    const cells = [...row.cells].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    paragraph.textContent = cells.filter((cell) => cell !== '').join(SEPARATOR);
    return paragraph;
  });
}
