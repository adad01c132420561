import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { markdownOf, pageText } from './page-text.ts';

const pasted: Readonly<Record<string, readonly [html: string, markdown: string]>> = {
  Word: [
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-IN>
    <h2><a name="_Toc1"></a>The <u>day</u><o:p></o:p></h2>
    <p class=MsoNormal style='margin-bottom:8pt'><b><span style='font-size:14.0pt;color:red'>Bring</span></b> a <i>hat</i>.<o:p>&nbsp;</o:p></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Water<o:p></o:p></p>
    <p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>cold<o:p></o:p></p>
    <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level3 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>§<span>&nbsp; </span></span><![endif]>very<o:p></o:p></p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Lunch<o:p></o:p></p>
    <p class=MsoNormal>In turn:</p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Walk</p>
    <p class=MsoListParagraphCxSpMiddle style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>a)<span>&nbsp; </span></span>slowly</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l1 level3 lfo2'><span style='mso-list:Ignore'>i.<span>&nbsp; </span></span>in a row</p>
    <table class=MsoTableGrid><tr><td><p class=MsoNormal>Bus</p></td><td><p class=MsoNormal>9 o’clock</p></td></tr><tr><td>Train</td><td>10 <b>o’clock</b></td></tr></table>
    <p class=MsoNormal><img width=1 src="file:///C:/clip_image001.png" alt="A long description of a picture"></p></body></html>`,
    '## The day\n\n**Bring** a *hat*.\n\n- Water\n  - cold\n    - very\n- Lunch\n\nIn turn:\n\n1. Walk\n   1. slowly\n      1. in a row\n\n| Bus | 9 o’clock |\n| --- | --- |\n| Train | 10 o’clock |',
  ],
  'Google Docs': [
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">The day</span></h2>
    <p dir="ltr"><span style="font-weight:700;font-style:normal">Bring</span><span style="font-weight:400;font-style:normal"> a </span><span style="font-weight:400;font-style:italic">hat</span><span style="text-decoration:line-through">, no coat</span><span>, see </span><a href="https://example.org/list" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">the list</span></a></p>
    <ul style="margin:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Water</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>cold</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`,
    '## The day\n\n**Bring** a *hat*, ~~no coat~~, see [the list](https://example.org/list)\n\n- Water\n  - cold',
  ],
  Excel: [
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 style='border-collapse:collapse'><!--StartFragment--><col width=64 span=3>
    <tr><td colspan=2 height=20>School and day</td><td>Children</td></tr><tr><td rowspan=2>Adoor</td><td>Mon</td><td align=right>31</td></tr><tr><td>Tue</td><td align=right>28</td></tr><!--EndFragment--></table></body></html>`,
    '| School and day |  | Children |\n| --- | --- | --- |\n| Adoor | Mon | 31 |\n|  | Tue | 28 |',
  ],
  WhatsApp: [
    '<span dir="ltr" class="copyable-text"><span>Thank you, <strong>all</strong>! <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="🙏" data-plain-text="🙏" class="emoji"> See <a href="javascript:alert(1)">you</a></span></span>',
    'Thank you, **all**! 🙏 See you',
  ],
  'a web page': [
    '<h1>The day</h1><hr><h2>By <code>bus</code></h2><pre>Line one\n\nLine two</pre><h5>Home</h5>',
    '## The day\n\n---\n\n### By bus\n\nLine one\n\nLine two\n\n### Home',
  ],
};

/** Pastes into a text what another program put on the clipboard. */
function paste(text: Locator, type: string, content: string): Promise<void> {
  return text.evaluate(
    (element, [format, data]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(format, data);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [type, content] as const,
  );
}

/** Pastes into the empty text. Returns the Markdown, after something is typed behind it. */
async function pastedAlone(page: Page, text: Locator, type: string, content: string, typed = '') {
  await text.press('ControlOrMeta+a');
  await text.press('Backspace');
  await paste(text, type, content);
  await page.keyboard.type(typed);
  return markdownOf(page);
}

test('text that is pasted from Word, Google Docs, Excel, WhatsApp or a web page is clean @slow', async ({
  admin,
  staff,
}) => {
  await admin.logIn(await staff.member('Editor'));
  const text = await pageText(admin);
  for (const [program, [html, markdown]] of Object.entries(pasted)) {
    expect(await pastedAlone(admin.page, text, 'text/html', html), program).toBe(markdown);
  }
});

test('a table that is pasted between two words stands between them @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  const text = await pageText(admin);
  await text.focus();
  // Typing leaves the caret between the words. The editor hears of one that a key moves only a little later.
  await page.keyboard.type(' after');
  await page.keyboard.press('Home');
  await page.keyboard.type('Before');
  await expect(text).toHaveText('Before after');
  await paste(text, 'text/html', '<table><tr><td>a</td><td><p>b</p></td></tr></table>');
  expect(await markdownOf(page)).toBe('Before\n\n| a | b |\n| --- | --- |\n\nafter');
});

test('an Editor types on below a table that was pasted @slow', async ({ admin, staff }) => {
  await admin.logIn(await staff.member('Editor'));
  const text = await pageText(admin);
  for (const [type, content] of [
    ['text/html', '<table><tr><td>a</td><td>b</td></tr></table>'],
    ['text/plain', 'a\tb\nc\td'],
  ] as const) {
    const markdown = await pastedAlone(admin.page, text, type, content, 'Behind it.');
    expect(markdown, type).toMatch(/^\| a \| b \|\n.*\|\n\nBehind it\.$/s);
  }
});

test('a pasted WhatsApp message without HTML keeps bold, italic, lists and line breaks @slow', async ({
  admin,
  staff,
}) => {
  await admin.logIn(await staff.member('Editor'));
  const text = await pageText(admin);
  const message = '- *milk*\n- 2*3*4 files\n\n_please_ come\nsoon';
  expect(await pastedAlone(admin.page, text, 'text/plain', message)).toBe(
    '- **milk**\n- 2\\*3\\*4 files\n\n*please* come\\\nsoon',
  );
});
